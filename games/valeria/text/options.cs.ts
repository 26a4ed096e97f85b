import { nominatives, type OptionWords, type ValueWords } from '@krcma/kernel';
import type { optionSchema } from '../state.ts';
import { areaNames, cardNames, layoutNames } from './names.cs.ts';

export const options: OptionWords<typeof optionSchema> = {
  layout: {
    label: 'Sestava',
    help: 'Kterých pět oblastí a deset obyvatel bude ve hře. Začni sestavou pro první hru.',
  },
  areas: { label: 'Oblasti', help: 'Pro vlastní sestavu: vyber pět oblastí.' },
  citizens: {
    label: 'Obyvatelé',
    help: 'Pro vlastní sestavu: vyber ke každému číslu jednoho. S náhodnými obyvateli se nevybírá.',
  },
  events: {
    label: 'Nepřátelské události',
    help: 'Kde dojde balíček, může se objevit nepřítel. Při určitých hodech škodí, dokud ho někdo nezabije.',
  },
  pickedEvents: {
    label: 'Události, které v balíčku určitě budou',
    help: 'Nejvýš jedna za každého hráče, ostatní se vylosují.',
  },
  mixed: {
    label: 'Náhodní obyvatelé',
    help: 'Všichni obyvatelé jednoho čísla se zamíchají do společného balíčku a odkrytý je jen vrchní.',
  },
  noDukes: {
    label: 'Bez vévodů',
    help: 'Nikdo nemá tajného vévodu. Všem bodují symboly, zbylé zdroje a nejvyšší počty karet. Ne v sólové hře.',
  },
  sumsAttack: {
    label: 'Sólo, těžší: útočí i součet',
    help: 'Součet 2 až 6 pošle do útoku další balíček nestvůr.',
  },
  darkLordAttacks: {
    label: 'Sólo, nejtěžší: útočí Temný pán',
    help: 'Kde je balíček nestvůr vyčerpaný, zaútočí místo něj Temný pán.',
  },
  newDomains: {
    label: 'Nové panství funguje',
    help: 'Zda dlouhodobý efekt panství pomáhá už v tahu, kdy je vybuduješ; pravidla o žádném odkladu nemluví.',
  },
  endCheck: {
    label: 'Podmínka konce platí',
    help: 'Zda hra skončí, i když podmínku mezitím zrušila vrácená karta; pravidla se dají číst oběma způsoby.',
  },
  soloBoardPoints: {
    label: 'Sólo: body na desce se počítají',
    help: 'Zda se ve hře jednoho hráče počítají body na desce; sólový seznam bodů je vynechává, běžné bodování ne.',
  },
};

const cards = nominatives(cardNames);

export const values: ValueWords<typeof optionSchema> = {
  layout: { ...layoutNames, chosen: 'Vlastní výběr' },
  areas: nominatives(areaNames),
  citizens: cards,
  pickedEvents: cards,
  newDomains: { 'at-once': 'hned', 'next-turn': 'od dalšího tahu' },
  endCheck: {
    'last-end-phase': 'jen když trvá na konci kola',
    'once-met': 'i když trvala jen chvíli',
  },
};

export const flags = { true: 'Ano', false: 'Ne' };
