/** Offers text as a file. */
export function download(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the content by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** `valeria-2026-11-15-1830.json` */
export function fileName(game: string, what = ''): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  return `krcma-${game}${what && `-${what}`}-${day}-${two(now.getHours())}${two(now.getMinutes())}.json`;
}
