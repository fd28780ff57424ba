/** Hand a file to the browser to be saved. */
export function download(name: string, written: string, type: string): void {
  const file = new Blob([written], { type });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
