/** A page that comes from the network without https has no clipboard; it can copy what is selected. */
export async function copyText(text: string, field: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const input = document.getElementById(field);
    if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) input.select();
    return document.execCommand('copy');
  }
}
