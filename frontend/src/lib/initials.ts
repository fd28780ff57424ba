/** A person's initials, for the coin: one or two letters; a sign where no name is known. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words.slice(0, 1);
  return (
    letters
      .map((one) => [...(one ?? '')][0] ?? '')
      .join('')
      .toLocaleUpperCase() || '•'
  );
}
