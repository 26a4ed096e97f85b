import './credits.css';

/** Authors with their works, as the `credits.ts` files beside the icons list them. */
export type IconCredits = Readonly<Record<string, readonly string[]>>;

const WORDS = {
  en: {
    icons: 'Icons',
    licence: 'Icons from game-icons.net, licensed under',
    changed: 'Coordinates were rounded, and colours and combinations are ours.',
    fonts: 'Fonts',
    by: 'by',
  },
  cs: {
    icons: 'Ikony',
    licence: 'Ikony z game-icons.net jsou pod licencí',
    changed: 'Souřadnice jsme zaokrouhlili; barvy a kombinace jsou naše.',
    fonts: 'Písma',
    by: '–',
  },
} as const;

const FONTS = [
  { name: 'Almendra', by: 'Ana Sanfelippo', at: 'https://fonts.google.com/specimen/Almendra' },
  {
    name: 'Alegreya Sans',
    by: 'Juan Pablo del Peral',
    at: 'https://fonts.google.com/specimen/Alegreya+Sans',
  },
] as const;

/** At game-icons.net people are written with small letters and hyphens. */
const shown = (author: string): string =>
  author.replace(/(^|-)(\w)/g, (_, gap: string, letter: string) => (gap && ' ') + letter.toUpperCase());

function merged(lists: readonly IconCredits[]): [string, string[]][] {
  const all = new Map<string, Set<string>>();
  for (const list of lists)
    for (const [author, works] of Object.entries(list)) {
      const known = all.get(author) ?? new Set();
      for (const work of works) known.add(work);
      all.set(author, known);
    }
  return [...all]
    .map(([author, works]): [string, string[]] => [author, [...works].sort()])
    .sort(([a], [b]) => a.localeCompare(b));
}

/** Who drew what we use; the licence of the icons asks for it, and so does decency. */
export function Credits({
  language,
  icons,
}: {
  readonly language: 'en' | 'cs';
  readonly icons: readonly IconCredits[];
}) {
  const words = WORDS[language];
  return (
    <div className="tw-credits">
      <h3>{words.icons}</h3>
      <p>
        {words.licence} <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>. {words.changed}
      </p>
      <dl>
        {merged(icons).map(([author, works]) => (
          <div key={author}>
            <dt>{shown(author)}</dt>
            <dd>
              {works.map((work, index) => (
                <span key={work}>
                  {index > 0 && ', '}
                  <a href={`https://game-icons.net/1x1/${author}/${work}.html`}>
                    {work.replaceAll('-', ' ')}
                  </a>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <h3>{words.fonts}</h3>
      <ul>
        {FONTS.map(({ name, by, at }) => (
          <li key={name}>
            <a href={at}>{name}</a> {words.by} {by}, <a href="https://openfontlicense.org/">SIL OFL 1.1</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
