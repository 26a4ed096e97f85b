// What the scenario still asks, by what ends it.
import { outOfInCzech } from '@krcma/kernel';
import type { Goal } from '../rules/goal.ts';
import type { JourneyWords } from './journey-words.ts';

const NONE = { done: 0, of: 0, tiles: 0 } as const;

const long: Readonly<Record<Goal['ends'], (goal: Goal) => string>> = {
  cityRevealed: ({ found }) =>
    found > 0 ? 'Město je nalezeno.' : 'Najdi město: leží na některém z dalších dílků.',
  citiesConquered: ({ cities, found, conquered }) => {
    if (conquered >= cities) return 'Všechna města jsou dobyta.';
    const seen = found < cities ? ` Nalezeno ${found} ${outOfInCzech(cities)}.` : '';
    return `Dobyj všechna města: zatím ${conquered} ${outOfInCzech(cities)}.${seen}`;
  },
  incantations: ({ progress: { done, of } = NONE }) =>
    `Označuj kouzelné mýtiny štíty a v noci vyvolávej nepřátele, za dvojnásobek slávy. V tomto kole vyvolávali ${done} ${outOfInCzech(of)}.`,
  dungeonsConquered: ({ progress: { done, of, tiles } = NONE }) =>
    done >= of && tiles === 0
      ? 'Všechna podzemí a hrobky jsou dobyty.'
      : `Dobyj všechna podzemí a hrobky, i tajné: zatím ${done} ${outOfInCzech(of)} známých.${tiles > 0 ? ` Zbývající dílky: ${tiles}.` : ''}`,
  minesLiberated: ({ progress: { done, of, tiles } = NONE }) =>
    done >= of && tiles === 0
      ? 'Všechny doly jsou osvobozeny.'
      : `Osvoboď všechny doly: zatím ${done} ${outOfInCzech(of)} známých.${tiles > 0 ? ` Zbývající dílky: ${tiles}.` : ''}`,
  leadersBeaten: ({ progress: { done, of } = NONE }) =>
    of === 1
      ? 'Najdi sídlo vůdce a poraz ho, úroveň po úrovni.'
      : `Poraz vůdce obou frakcí, úroveň po úrovni: zatím ${done} ${outOfInCzech(of)}.`,
  graveyardsSealed: ({ progress: { done, of } = NONE }) =>
    `Osvoboď a zapečeť všechny hřbitovy a poraz Nekromanta: hotovo ${done} ${outOfInCzech(of)}.`,
  relicFound: ({ progress: { done, of } = NONE }) =>
    `Najdi kusy relikvie ve zničených městech: zatím ${done} ${outOfInCzech(of)}.`,
  rounds: ({ progress: { done, of } = NONE }) =>
    `Vlastni po posledním kole pevnosti (3 body) a magické věže (2): rozděleno ${done} ${outOfInCzech(of)} bodů.`,
  volkareBeaten: ({ progress: { done, of } = NONE }) =>
    `Znič Volkareho armádu dřív, než dosáhne svého: padlo ${done} ${outOfInCzech(of)} žetonů.`,
  returned: () => 'Opusť portál, než skončí první den. Kdo na něm stojí, když skončí poslední noc, vyhrává.',
};

const brief: Readonly<Record<Goal['ends'], (goal: Goal) => string>> = {
  cityRevealed: ({ found }) => (found > 0 ? 'Město nalezeno' : 'Najdi město'),
  citiesConquered: ({ cities, conquered }) => `Města ${conquered}/${cities}`,
  incantations: ({ progress: { done, of } = NONE }) => `Vyvoláno ${done}/${of}`,
  dungeonsConquered: ({ progress: { done, of } = NONE }) => `Podzemí ${done}/${of}`,
  minesLiberated: ({ progress: { done, of } = NONE }) => `Doly ${done}/${of}`,
  leadersBeaten: ({ progress: { done, of } = NONE }) => `Vůdci ${done}/${of}`,
  graveyardsSealed: ({ progress: { done, of } = NONE }) => `Říše ${done}/${of}`,
  relicFound: ({ progress: { done, of } = NONE }) => `Relikvie ${done}/${of}`,
  rounds: ({ progress: { done, of } = NONE }) => `Rozděleno ${done}/${of}`,
  volkareBeaten: ({ progress: { done, of } = NONE }) => `Armáda ${done}/${of}`,
  returned: () => 'Zpět na portál',
};

export const goalWords: Pick<JourneyWords, 'asks' | 'asksBriefly'> = {
  asks: (goal) => long[goal.ends](goal),
  asksBriefly: (goal) => brief[goal.ends](goal),
};
