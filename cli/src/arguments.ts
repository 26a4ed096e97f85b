/** A whole number out of the command line, or a sentence about what was expected. */
export function wholeNumber(option: string, text: string, least: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(number) && number >= least) return number;
  throw new Error(`${option} takes a whole number from ${least} on, not "${text}".`);
}
