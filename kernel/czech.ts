// Czech declines. A name or a noun brings the cases that sentences ask of it: one that lacks a case does not compile.

export interface CzechForms {
  readonly one: string;
  readonly few: string;
  readonly other: string;
}

/** Czech counts in three forms: 1 zlaťák, 2 zlaťáky, 5 zlaťáků; zero takes the last. */
export function inCzech(count: number, forms: CzechForms): string {
  if (count === 1) return forms.one;
  return count >= 2 && count <= 4 ? forms.few : forms.other;
}

/** "1 zlaťák", "2 zlaťáky", "5 zlaťáků". */
export const countInCzech = (count: number, forms: CzechForms): string => `${count} ${inCzech(count, forms)}`;

/** What is counted, also as an object: "je tu 1 mince", "získáš 1 minci". Of people two to four differ as well. */
export interface CzechNoun extends CzechForms {
  readonly acc: string;
  readonly fewAcc?: string;
}

/** As an object: "1 minci", "2 mince", "5 mincí". */
export const countObjectInCzech = (count: number, { acc, fewAcc, few, other }: CzechNoun): string =>
  countInCzech(count, { one: acc, few: fewAcc ?? few, other });

/** The verb of what is counted: "zbývá 1", "zbývají 3", "zbývá 5". */
export const verbInCzech = (count: number, singular: string, plural: string): string =>
  inCzech(count, { one: singular, few: plural, other: singular });

/** "z 5", but "ze 4", as the number is read. */
export function outOfInCzech(count: number): string {
  const digits = String(count);
  const heard = count > 10 && count < 20 ? digits.at(-1) : digits.at(0);
  const withVowel = count >= 100 || '23467'.includes(heard ?? '');
  return `${withVowel ? 'ze' : 'z'} ${count}`;
}

/** m: masculine animate, mi: masculine inanimate, pl: the name itself is a plural. */
export type CzechGender = 'm' | 'mi' | 'f' | 'n' | 'pl';
export type CzechCase = 'gen' | 'dat' | 'loc' | 'ins';

/** A name that can be the subject and the object of a sentence, and stand in `More` cases besides. */
export type CzechName<More extends CzechCase = never> = Readonly<Record<'nom' | 'acc' | More, string>> & {
  readonly gender: CzechGender;
};

type MoreCases = Readonly<Partial<Record<CzechCase, string>>>;

/** Names of a gender whose accusative has to be told. */
function declined(gender: CzechGender) {
  function name(nom: string, acc: string): CzechName;
  function name<More extends CzechCase>(
    nom: string,
    acc: string,
    more: Readonly<Record<More, string>>,
  ): CzechName<More>;
  function name(nom: string, acc: string, more: MoreCases = {}): CzechName {
    return { nom, acc, gender, ...more };
  }
  return name;
}

/** Names of a gender whose accusative is the nominative. */
function undeclined(gender: CzechGender) {
  function name(nom: string): CzechName;
  function name<More extends CzechCase>(nom: string, more: Readonly<Record<More, string>>): CzechName<More>;
  function name(nom: string, more: MoreCases = {}): CzechName {
    return { nom, acc: nom, gender, ...more };
  }
  return name;
}

/** How a catalogue writes its names: `f('Chapadlice', 'Chapadlici')`, `mi('Důl', { gen: 'dolu' })`. */
export const czech = {
  m: declined('m'),
  mi: undeclined('mi'),
  f: declined('f'),
  n: undeclined('n'),
  pl: declined('pl'),
} as const;

/** The verb of a name: "Přichází Zoban", "Přicházejí Ohnivousové". */
export const verbOf = ({ gender }: Pick<CzechName, 'gender'>, singular: string, plural: string): string =>
  gender === 'pl' ? plural : singular;

/** Names as they are called, for lists of options and words of the board. */
export function nominatives<Id extends string>(names: Readonly<Record<Id, { readonly nom: string }>>) {
  const entries = Object.entries<{ readonly nom: string }>(names).map(([id, { nom }]) => [id, nom]);
  return Object.fromEntries(entries) as Readonly<Record<Id, string>>;
}
