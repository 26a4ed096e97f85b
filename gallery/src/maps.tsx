// Maps with a made-up question: a place that is lit goes on to the next one.
import { useArrowKeys } from '@krcma/tableware/arrow-keys';
import * as icons from '@krcma/tableware/icons';
import { Counter, Figure, GameMap, type MapPiece, type MapPlace } from '@krcma/tableware/map';
import { Icon, Thing } from '@krcma/tableware/pieces';
import { useMemo, useState } from 'react';
import { hexGrounds, hexPlaces, hexWalls, TILES, wideLand } from './hex-tiles.ts';
import { island, islandGrounds } from './island.ts';

type Language = 'en' | 'cs';

interface Question {
  readonly lit: readonly string[];
  readonly refused?: readonly string[];
  readonly picked?: readonly string[];
}

const motion = !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What the shell would do: lights what is asked, hears touches, points. */
function useQuestion(questions: readonly Question[], language: Language) {
  const [asked, ask] = useState(0);
  const [touched, setTouched] = useState<string>();
  const [pointed, point] = useState<string>();
  const { lit, refused = [], picked = [] } = questions[asked % questions.length] ?? { lit: [] };
  const touch = (thing: string): void => {
    setTouched(thing);
    if (lit.includes(thing)) ask(asked + 1);
  };
  const at = ({ thing, name }: MapPlace) => {
    const isLit = lit.includes(thing);
    const isRefused = refused.includes(thing);
    const says = isLit ? WORDS[language].go : isRefused ? WORDS[language].tooFar : undefined;
    return {
      label: says === undefined ? name : `${name}. ${says}`,
      lit: isLit,
      refused: isRefused,
      picked: picked.includes(thing),
      pointed: pointed === thing,
      touch,
      point,
    };
  };
  return { asked: `${asked}`, touched, at, ask: () => ask(asked + 1) };
}

const WORDS = {
  en: {
    island: 'The island',
    land: 'The land so far',
    go: 'March here',
    tooFar: 'Too far',
    explore: 'Turn up a tile',
    next: 'Ask something else',
    supply: 'The supply of armies, beside the map',
    touched: 'Touched',
    hero: 'the hero of Anežka',
    armies: (count: number) => `${count} armies of Bořivoj`,
    company: 'a company of Cyril',
    treasure: 'a treasure',
    inn: 'an inn',
    crown: 'the crown',
  },
  cs: {
    island: 'Ostrov',
    land: 'Zatím známá země',
    go: 'Táhnout sem',
    tooFar: 'Příliš daleko',
    explore: 'Otočit dílek',
    next: 'Zeptat se na něco jiného',
    supply: 'Zásoba vojsk vedle mapy',
    touched: 'Dotknuto',
    hero: 'Anežčina hrdinka',
    armies: (count: number) => `Bořivojova vojska: ${count}`,
    company: 'Cyrilova družina',
    treasure: 'poklad',
    inn: 'hospoda',
    crown: 'koruna',
  },
};

type Sort = 'hero' | 'armies' | 'company' | 'treasure' | 'inn' | 'crown';

function pieceOf(sort: Sort, id: string, language: Language, count = 3): MapPiece {
  const words = WORDS[language];
  if (sort === 'hero') return { id, picture: <Figure name={icons.person} seat={0} />, says: words.hero };
  if (sort === 'armies')
    return { id, picture: <Figure name={icons.swords} seat={1} />, count, says: words.armies(count) };
  if (sort === 'company')
    return { id, picture: <Figure name={icons.people} seat={2} />, says: words.company };
  const path = { treasure: icons.dice, inn: icons.mug, crown: icons.crown }[sort];
  const colour = { treasure: 'var(--purpure)', inn: 'var(--tenne)', crown: 'var(--gules)' }[sort];
  return { id, picture: <Counter name={path} colour={colour} />, says: words[sort] };
}

const pieces = (language: Language, standing: Readonly<Record<string, readonly Sort[]>>) =>
  new Map(
    Object.entries(standing).map(([thing, sorts]) => [
      thing,
      sorts.map((sort, at) => pieceOf(sort, `${thing} ${at}`, language)),
    ]),
  );

const ISLAND_QUESTIONS: readonly Question[] = [
  { lit: ['kingsfield', 'gullmoor', 'reedmere'], refused: ['high-fells', 'saltsand'], picked: ['reedmere'] },
  { lit: ['saltsand', 'storm-bay'], refused: ['rookwood'] },
  { lit: ['witch-isle', 'isle-sound'] },
];

export function IslandMap({ language }: { readonly language: Language }) {
  const { asked, at, touched, ask } = useQuestion(ISLAND_QUESTIONS, language);
  const board = useArrowKeys<HTMLElement>();
  const words = WORDS[language];
  const places = useMemo(
    () =>
      island.map((area, number): MapPlace => {
        const { en, cs, ...rest } = area;
        const name = language === 'cs' ? cs : en;
        return { ...rest, name, caption: name, brief: `${number + 1}` };
      }),
    [language],
  );
  const standing = useMemo(
    () =>
      pieces(language, {
        kingsfield: ['hero', 'inn'],
        'high-fells': ['armies', 'crown'],
        millbrook: ['company', 'armies', 'treasure', 'inn', 'hero', 'treasure', 'crown', 'inn', 'company'],
        saltsand: ['treasure'],
        'whale-road': ['armies'],
        'witch-isle': ['crown'],
      }),
    [language],
  );
  return (
    <figure className="gallery-map" data-touched={touched} ref={board}>
      <div>
        <GameMap
          label={words.island}
          places={places}
          grounds={islandGrounds}
          unit={36}
          at={at}
          pieces={standing}
          asked={asked}
          shown={undefined}
          motion={motion}
          language={language}
        >
          <CompassRose />
        </GameMap>
      </div>
      <figcaption>
        <button type="button" onClick={ask}>
          {words.next}
        </button>
        <Thing thing="supply" label={words.supply} touch={() => {}} point={() => {}}>
          <span className="gallery-supply">
            <Icon name={icons.people} />
          </span>
        </Thing>
        <output>
          {touched && `${words.touched}: ${places.find(({ thing }) => thing === touched)?.name}`}
        </output>
      </figcaption>
    </figure>
  );
}

const CompassRose = () => (
  <g className="gallery-rose" transform="translate(690 70)">
    <circle r="30" />
    <path d="M0-40 8-8 40 0 8 8 0 40-8 8-40 0-8-8z" />
    <path className="gallery-rose-half" d="M0-40V40L-8 8-40 0H40L8-8z" />
  </g>
);

const HEX_QUESTIONS: readonly Question[] = [
  { lit: ['hex:1.2', 'hex:1.3', 'hex:2.5'], refused: ['hex:1.4', 'hex:2.6'] },
  { lit: ['hex:2.0', 'hex:2.3'], refused: ['hex:1.4'] },
];

export function HexMap({ language }: { readonly language: Language }) {
  const { asked, at, touched } = useQuestion(HEX_QUESTIONS, language);
  const [known, setKnown] = useState(3);
  const words = WORDS[language];
  const tiles = useMemo(() => TILES.slice(0, known), [known]);
  const places = useMemo(() => hexPlaces(tiles, language), [tiles, language]);
  const walls = useMemo(() => hexWalls(tiles), [tiles]);
  const standing = useMemo(
    () =>
      pieces(language, {
        'hex:1.1': ['hero'],
        'hex:2.3': ['crown'],
        'hex:2.1': ['company', 'inn'],
        'hex:3.5': ['armies', 'treasure', 'inn', 'crown', 'hero', 'company'],
        'hex:4.0': ['armies'],
      }),
    [language],
  );
  return (
    <figure className="gallery-map" data-touched={touched}>
      <div>
        <GameMap
          label={words.land}
          places={places}
          grounds={hexGrounds}
          walls={walls}
          unit={34}
          at={at}
          pieces={standing}
          asked={asked}
          shown={undefined}
          motion={motion}
          language={language}
        />
      </div>
      <figcaption>
        <button type="button" disabled={known === TILES.length} onClick={() => setKnown(known + 1)}>
          {words.explore}
        </button>
        <output>
          {touched && `${words.touched}: ${places.find(({ thing }) => thing === touched)?.name}`}
        </output>
      </figcaption>
    </figure>
  );
}

const NOTHING: readonly Question[] = [{ lit: ['hex:60', 'hex:61', 'hex:90'] }];
const SORTS: readonly Sort[] = ['hero', 'armies', 'company', 'treasure', 'inn', 'crown'];

/** Two hundred hexes with three hundred pieces. */
export function WideMap({ language }: { readonly language: Language }) {
  const { asked, at } = useQuestion(NOTHING, language);
  const places = useMemo(() => wideLand(200), []);
  const standing = useMemo(
    () =>
      pieces(
        language,
        Object.fromEntries(
          places.map(({ thing }, at) => [
            thing,
            SORTS.slice(at % 6)
              .concat(SORTS)
              .slice(0, at % 2 === 0 ? 2 : 1),
          ]),
        ),
      ),
    [places, language],
  );
  return (
    <figure className="gallery-map">
      <div>
        <GameMap
          label={WORDS[language].land}
          places={places}
          grounds={hexGrounds}
          unit={32}
          at={at}
          pieces={standing}
          asked={asked}
          shown={undefined}
          motion={motion}
          language={language}
        />
      </div>
    </figure>
  );
}
