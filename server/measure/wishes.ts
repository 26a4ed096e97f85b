import { type ParseArgsConfig, parseArgs } from 'node:util';

/** What a tool was asked for. What it does not know is told in a sentence, not with the stack of an error. */
export function wishes<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n--help tells what there is.`);
    process.exit(2);
  }
}
