import { relative } from 'node:path';

/** How this program was called, so that what it tells to type really works. */
export function programName(
  script: string = process.argv[1] ?? '',
  { npm_lifecycle_event: npmScript }: Readonly<Record<string, string | undefined>> = process.env,
): string {
  if (npmScript === 'start') return 'npm start --';
  return script.endsWith('.mjs') ? `node ${quoted(relative('', script))}` : 'krcma';
}

/** A file name as it can be typed into a shell. */
export const quoted = (file: string): string =>
  /^[\w./~:@%+=,-]+$/.test(file) ? file : `'${file.replaceAll("'", "'\\''")}'`;
