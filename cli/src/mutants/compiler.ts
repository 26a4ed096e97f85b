// Slips that the compiler refuses: the type check before every test run notices them, so no test has to.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { changed, type Mutant, rulesFilesOf, rulesFolder } from './find.ts';

/** What is unused says nothing about a rule: whoever drops the last call of a function would drop the function as well. */
const OPTIONS: ts.CompilerOptions = { noUnusedLocals: false, noUnusedParameters: false };

function optionsOf(root: string): ts.CompilerOptions {
  const path = join(root, 'tsconfig.json');
  const { config = {} } = existsSync(path) ? ts.readConfigFile(path, ts.sys.readFile) : {};
  return { ...ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root).options, ...OPTIONS };
}

/** The rules of a game as the compiler knows them; only the changed file is looked at again. */
export class Compiler {
  readonly #root: string;
  readonly #game: string;
  readonly #files: readonly string[];
  readonly #options: ts.CompilerOptions;
  readonly #texts = new Map<string, string>();
  #changes = 0;
  #service: ts.LanguageService | undefined;

  constructor(root: string, game: string) {
    this.#root = root;
    this.#game = game;
    this.#files = rulesFilesOf(root, game).map((file) => join(rulesFolder(root, game), file));
    this.#options = optionsOf(root);
  }

  /** Why a mutant does not compile; words that nobody compares with are refused always, which proves nothing. */
  refusal(mutant: Mutant): string | undefined {
    if (mutant.kind === 'word') return undefined;
    const path = join(rulesFolder(this.#root, this.#game), mutant.file);
    this.#change(path, changed(readFileSync(path, 'utf8'), mutant));
    this.#service ??= ts.createLanguageService(this.#host());
    const [first] = this.#service.getSemanticDiagnostics(path);
    this.#change(path, undefined);
    return first && ts.flattenDiagnosticMessageText(first.messageText, ' ');
  }

  #change(path: string, text: string | undefined): void {
    if (text === undefined) this.#texts.delete(path);
    else this.#texts.set(path, text);
    this.#changes++;
  }

  #host(): ts.LanguageServiceHost {
    const read = (path: string) => this.#texts.get(path) ?? ts.sys.readFile(path);
    return {
      getCompilationSettings: () => this.#options,
      getScriptFileNames: () => [...this.#files],
      getScriptVersion: (path) => (this.#texts.has(path) ? String(this.#changes) : 'as it is'),
      getScriptSnapshot: (path) => {
        const text = read(path);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => this.#root,
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      fileExists: ts.sys.fileExists,
      readFile: read,
      directoryExists: ts.sys.directoryExists,
      ...(ts.sys.realpath !== undefined && { realpath: ts.sys.realpath }),
    };
  }
}
