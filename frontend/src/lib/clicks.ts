/** Keep the second click of a double click from what has appeared under the pointer since. */
export function ignoreSecond(event: MouseEvent): void {
  // The browser counts clicks in one place within the system's interval for double clicks.
  if (event.detail <= 1) return;
  event.preventDefault();
  event.stopPropagation();
}
