/** What a notice is about. Nothing in it is secret: no view, no state, no decision. */
export interface Turn {
  readonly table: string;
  readonly game: string;
  /** The game's name for people. */
  readonly title: string;
  /** The others at the table. */
  readonly names: readonly string[];
}

export type Language = 'en' | 'cs';

export interface NoticeWords {
  readonly subject: string;
  readonly body: string;
}

/** Pages a notice leads to. */
export const tablePath = ({ game, table }: Turn): string => `/online/${game}/${table}`;
export const ACCOUNT_PATH = '/account';

const listed = (names: readonly string[], and: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;

interface Catalogue {
  subject(turn: Turn): string;
  body(turn: Turn): string;
  mail(turn: Turn, links: { readonly table: string; readonly account: string }): string;
}

const en: Catalogue = {
  subject: ({ title }) => `${title}: it is your turn`,
  body: ({ names }) =>
    names.length > 0 ? `At the table: ${listed(names, 'and')}.` : 'Your table waits for you.',
  mail: (turn, links) =>
    [
      `${en.subject(turn)}.`,
      en.body(turn),
      '',
      `To the table: ${links.table}`,
      '',
      '--',
      'Krčma writes to you because turn notices are on.',
      `You can turn these mails off here: ${links.account}`,
      '',
    ].join('\n'),
};

const cs: Catalogue = {
  subject: ({ title }) => `${title}: jsi na tahu`,
  body: ({ names }) => (names.length > 0 ? `U stolu: ${listed(names, 'a')}.` : 'Tvůj stůl na tebe čeká.'),
  mail: (turn, links) =>
    [
      `${cs.subject(turn)}.`,
      cs.body(turn),
      '',
      `Ke stolu: ${links.table}`,
      '',
      '--',
      'Krčma ti píše, protože máš zprávy o tazích zapnuté.',
      `Tyto zprávy vypneš tady: ${links.account}`,
      '',
    ].join('\n'),
};

const catalogues: Readonly<Record<Language, Catalogue>> = { en, cs };

export const languageOf = (word: string): Language => (word === 'cs' ? 'cs' : 'en');

export const wordsOf = (turn: Turn, language: Language): NoticeWords => ({
  subject: catalogues[language].subject(turn),
  body: catalogues[language].body(turn),
});

export function mailText(turn: Turn, language: Language, publicUrl: string): string {
  const link = (path: string): string => new URL(path, publicUrl).href;
  return catalogues[language].mail(turn, { table: link(tablePath(turn)), account: link(ACCOUNT_PATH) });
}
