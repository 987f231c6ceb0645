/** Gives bytes to the browser as a file to be kept. */
export function downloadBytes(bytes: ArrayBuffer, type: string, name: string): void {
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken hold of it by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
