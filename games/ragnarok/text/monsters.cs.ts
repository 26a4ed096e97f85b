// Monsters and Loki on the board.
import { capital, countInCzech, type Names, type Words } from '@krcma/kernel';
import type { MonsterEvent, MonsterMessage } from '../messages/monsters.ts';
import { preyNames, regionAttackNames } from './names.cs.ts';
import { kill, openWound } from './nouns.cs.ts';
import { region, sourceName } from './phrases.cs.ts';

const faces = { move: 'pohyb', attack: 'útok', choice: 'volba' } as const;
const Name = (prey: keyof typeof preyNames): string => capital(preyNames[prey].nom);

export const monsterMessages: Words<MonsterMessage, Names> = {
  'ask-activate': ({ second }) => (second ? 'Aktivuješ ještě jednu nestvůru?' : 'Kterou nestvůru aktivuješ?'),
  'activate-monster': ({ monster, region: at }) => `Aktivuj: ${preyNames[monster].nom}, region ${region(at)}`,
  'activate-no-more': () => 'Další nestvůru ne',
  'ask-monsters-action': () =>
    'Nestvůry: aktivuj jednu nebo dvě, nebo vyraz na lov v regionu se svým hrdinou.',
  'hunt-prey': ({ prey, open }) => `Lov: ${preyNames[prey].nom} (zbývá ${countInCzech(open, openWound)})`,
  'ask-die': ({ monster }) =>
    `Aktivuje se ${preyNames[monster].nom}. Hodíš kostkou nestvůr, nebo výsledek určíš?`,
  'roll-die': () => 'Hoď kostkou',
  'choose-face': ({ face, source }) => `${sourceName(source)}: ${faces[face]}`,
  'ask-monster-deed': ({ monster, region: at }) =>
    `Co udělá ${preyNames[monster].nom} v regionu ${region(at)}?`,
  'monster-moves': ({ monster }) => `${Name(monster)}: pohyb`,
  'monster-attacks': ({ monster, region: at }) =>
    `${Name(monster)}: útok na region ${region(at)}, ${regionAttackNames[monster]}`,
  'ask-monster-move': ({ monster, from }) => `Kam půjde ${preyNames[monster].nom} z regionu ${region(from)}?`,
  'move-monster': ({ monster, to }) => `${Name(monster)}: do regionu ${region(to)}`,
  'ask-morale': ({ monster, region: at }) =>
    `V regionu ${region(at)} je teď ${preyNames[monster].nom}. Které armádě klesne morálka, a tím síla o 1?`,
  'drop-morale': ({ player, strength }, { seat }) => `Armáda o síle ${strength} (${seat(player)})`,
  'spare-morale': () => 'Žádné',
  'ask-ring': ({ monster }) =>
    `Oba tvé podstavce jsou na nestvůrách. Kterou propustíš, abys ovládl ${preyNames[monster].acc}?`,
  'take-ring': ({ monster }) => `Propusť ${preyNames[monster].acc}`,
  'ask-move-loki': ({ from }) =>
    `Kam půjde Loki z regionu ${region(from)}? Každá armáda tam přijde o 1 sílu.`,
  'move-loki': ({ to }) => `Loki jde do regionu ${region(to)}`,
  'ask-place-loki': ({ from }) => `Kam umístíš Lokiho, který stojí v regionu ${region(from)}?`,
  'place-loki': ({ to }) => `Umísti Lokiho do regionu ${region(to)}`,
  'monster-of-another': ({ monster, owner }, { seat }) =>
    `${Name(monster)} má cizí podstavec (${seat(owner)}): aktivovat smí jen ten, kdo nestvůru ovládá.`,
  'monster-too-far': ({ monster, from }) =>
    `${Name(monster)} se pohybuje jen po souši, do regionu sousedícího s regionem ${region(from)}.`,
  'prey-elsewhere': ({ prey, region: at }) =>
    `${Name(prey)} je v regionu ${region(at)}, kde tvůj hrdina není. Loví se v regionu s hrdinou.`,
  'loki-too-early': ({ kills, needed }) =>
    `Lokiho smíš lovit, až budeš mít ${countInCzech(needed, kill)}; zatím máš ${kills}.`,
  'loki-must-move': () => 'Tady už Loki stojí, musí jinam.',
};

export const monsterEvents: Words<MonsterEvent, Names> = {
  'monster-activated': ({ monster, player, region: at, owned }, { seat }) =>
    `Aktivuje se ${preyNames[monster].nom} v regionu ${region(at)}; ${owned ? 'nestvůru ovládá' : 'rozhoduje'} ${seat(player)}.`,
  'die-rolled': ({ monster, pips, face }) =>
    `Na kostce nestvůr je ${pips}: ${preyNames[monster].nom}, ${faces[face]}.`,
  'monster-moved': ({ monster, from, to }) =>
    `${Name(monster)} jde z regionu ${region(from)} do regionu ${region(to)}.`,
  'morale-dropped': ({ player, region: at }, { seat }) =>
    `${seat(player)}: armádě v regionu ${region(at)} klesá morálka.`,
  'morale-kept': ({ region: at }) => `V regionu ${region(at)} morálka neklesá.`,
  'region-attacked': ({ monster, region: at }) =>
    `${Name(monster)} útočí na region ${region(at)}: ${regionAttackNames[monster]}.`,
  'monster-controlled': ({ monster, player }, { seat }) =>
    `${seat(player)} ovládá ${preyNames[monster].acc}.`,
  'monster-released': ({ monster, player }, { seat }) =>
    `${seat(player)} ztrácí nadvládu nad nestvůrou: ${preyNames[monster].nom} už nepatří nikomu.`,
  'loki-moved': ({ from, to }) => `Loki jde z regionu ${region(from)} do regionu ${region(to)}.`,
};
