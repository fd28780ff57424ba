/** How many times as long as at normal speed a moment takes. */
export function tempo(): number {
  return 1;
}
