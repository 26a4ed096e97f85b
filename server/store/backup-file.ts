import { createReadStream, existsSync } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { type Counts, type End, type Head, KEYS, type RowLine } from './backup-format.ts';
import { StoreProblem } from './problems.ts';

/** Reads the whole file and throws unless every line is there and whole. */
export async function checkBackup(file: string): Promise<{ head: Head; counts: Counts }> {
  if (!existsSync(file)) throw new StoreProblem(`There is no file ${file}.`);
  const counts: Record<string, number> = {};
  let head: Head | undefined;
  let end: Counts | undefined;
  for await (const value of linesIn(file)) {
    if (end !== undefined) throw damaged(file, 'something follows its end');
    if (head === undefined) head = headOf(file, value);
    else if ('end' in value) end = value.end;
    else if ('row' in value && value.table in KEYS) counts[value.table] = (counts[value.table] ?? 0) + 1;
    else throw damaged(file, 'a line is not of Krčma');
  }
  if (head === undefined || end === undefined) throw damaged(file, 'its end is missing');
  for (const [table, count] of Object.entries(end))
    if ((counts[table] ?? 0) !== count) throw damaged(file, `rows of ${table} are missing`);
  return { head, counts: end };
}

function headOf(file: string, value: object): Head {
  const head = value as Partial<Head>;
  if (head.krcma !== 'backup') throw foreign(file);
  if (head.format !== 1 || !Array.isArray(head.migrations))
    throw new StoreProblem(`The backup ${file} was written by a newer Krčma. Use that one.`);
  return value as Head;
}

export async function* linesIn(file: string): AsyncGenerator<Head | RowLine | End> {
  const source = createReadStream(file);
  const unzipped = source.pipe(createGunzip());
  source.on('error', (error) => unzipped.destroy(error));
  try {
    let rest = '';
    // Not by readline: it also breaks at U+2028, which JSON may hold.
    for await (const chunk of unzipped.setEncoding('utf8')) {
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      for (const text of lines) yield parsed(file, text);
    }
    if (rest !== '') throw damaged(file, 'its end is missing');
  } catch (error) {
    throw readingProblem(file, error);
  } finally {
    source.destroy();
  }
}

function parsed(file: string, text: string): Head | RowLine | End {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) throw damaged(file, 'a line is broken');
  return value as Head | RowLine | End;
}

function readingProblem(file: string, error: unknown): Error {
  if (error instanceof SyntaxError) return damaged(file, 'a line is broken');
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'Z_BUF_ERROR') return damaged(file, 'its end is missing');
  if (code === 'Z_DATA_ERROR' && String(error).includes('incorrect header')) return foreign(file);
  if (code === 'Z_DATA_ERROR') return damaged(file, 'its contents do not match its checksum');
  return error as Error;
}

const damaged = (file: string, how: string) =>
  new StoreProblem(`The backup ${file} is damaged: ${how}. Nothing was changed.`);

const foreign = (file: string) =>
  new StoreProblem(`The file ${file} is not a backup of Krčma. Nothing was changed.`);
