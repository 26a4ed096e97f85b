// Chapter LOR-PRAY: priests and forge runes.
import { type ActKind, calling, type Seat } from '@krcma/kernel';
import { type Region, regionName } from '../data/board.ts';
import { GODS, type GodId, gods } from '../data/gods.ts';
import { companyOf, TOP_ATTRIBUTE } from '../data/setup.ts';
import type { OpsSource } from '../data/sources.ts';
import type { RagnarokMessage, RagnarokTypes } from '../messages.ts';
import { type Forge, playerAt, type Ragnarok } from '../state.ts';
import { aftermath } from './aftermath.ts';
import { raise } from './attributes.ts';
import { carryOut } from './effects/carry-out.ts';
import { startOf } from './effects/op-at.ts';
import { forgeIn, takeForgeRune } from './runes.ts';
import { note, type Of, rule } from './script.ts';
import { skipping } from './skip.ts';
import { momentOf, triggersOn } from './triggers.ts';

interface Praying extends Of {
  /** One priest in a turn (LOR-PRAY.9). */
  sent: boolean;
}

type Kind<A> = ActKind<RagnarokTypes, Praying, A>;

const slotsAt = ({ seats }: Ragnarok): number => companyOf(seats).priestSlots;

const hasFreeSlot = (game: Ragnarok, god: GodId): boolean =>
  game.monuments[god].priests.length < slotsAt(game);

/** The attribute first, then the bonus of the level the monument has now (LOR-PRAY.4 to .7). */
const sendPriest = rule<Of & { god: GodId }>('sendPriest')
  .do('send', (game, { player, god }) => {
    const { level, priests } = game.monuments[god];
    playerAt(game, player).priests--;
    priests.push(player);
    note({ key: 'priest-sent', player, god, level });
    raise(game, player, gods[god].attribute);
  })
  .maybeCall('bonus', carryOut, (game, { player, god }) => {
    const { level } = game.monuments[god];
    return level > 0 ? startOf(player, `god:${god}:${level}` as OpsSource) : undefined;
  })
  .offer(
    'sent',
    momentOf('priestSent', (game, { player }) => triggersOn(game, player, 'priestSent')),
  );

function priestOption(game: Ragnarok, seat: Seat, god: GodId) {
  const { attribute } = gods[god];
  const to = Math.min(TOP_ATTRIBUTE, playerAt(game, seat).attributes[attribute] + 1);
  return {
    id: `priest:${god}`,
    label: { key: 'send-priest', god, attribute, to, level: game.monuments[god].level },
    thing: `monument:${god}`,
    rule: 'LOR-PRAY.2',
  } as const;
}

function whyNoPriest(game: Ragnarok, { player, sent }: Praying, god: GodId): RagnarokMessage | undefined {
  if (sent) return { key: 'priest-sent-already' };
  if (playerAt(game, player).priests === 0) return { key: 'no-priest' };
  return hasFreeSlot(game, god) ? undefined : { key: 'monument-full', god, slots: slotsAt(game) };
}

const priest: Kind<{ do: 'priest'; god: GodId }> = {
  list: (game, { player, sent }, into) => {
    if (sent || playerAt(game, player).priests === 0) return;
    for (const god of GODS) if (hasFreeSlot(game, god)) into.push({ do: 'priest', god });
  },
  option: (game, { god }, { player }) => priestOption(game, player, god),
  refused: (game, praying) =>
    GODS.flatMap((god) => {
      const reason = whyNoPriest(game, praying, god);
      if (reason === undefined) return [];
      const rule = praying.sent ? 'LOR-PRAY.9' : 'LOR-PRAY.2';
      return { ...priestOption(game, praying.player, god), reason, rule } as const;
    }),
  carryOut: (_, { god }, { player }) => calling(sendPriest, { player, god }),
};

/** The forge in the hero's region, whoever controls it (LOR-FORGE.3). */
function forgeOfHero(game: Ragnarok, seat: Seat): Forge | undefined {
  const { region } = playerAt(game, seat);
  return region === null ? undefined : forgeIn(game, region);
}

const forgeLabel = ({ rune, region }: Forge) => ({ key: 'take-forge-rune', rune, region }) as const;
const forgeThing = (region: Region): string => `forge:${regionName(region)}`;

const takeFromForge = rule<Of>('takeFromForge')
  .do('take', (game, { player }) => {
    const forge = forgeOfHero(game, player);
    if (forge?.filled) takeForgeRune(game, player, forge);
  })
  .call('aftermath', aftermath, () => ({}));

/** Runes one sees lying, and does not stand by; and the own forge without one. */
function refusedForges(game: Ragnarok, seat: Seat) {
  const { region } = playerAt(game, seat);
  return game.forges
    .filter((forge) => forge.filled !== (forge.region === region))
    .map((forge) => ({
      id: forge.region === region ? 'forge' : forgeThing(forge.region),
      label: forgeLabel(forge),
      reason:
        forge.region === region
          ? ({ key: 'forge-is-empty', region: forge.region } as const)
          : ({ key: 'hero-is-not-at-forge', region: forge.region } as const),
      thing: forgeThing(forge.region),
      rule: 'LOR-PRAY.11' as const,
    }));
}

const forge: Kind<{ do: 'forge'; region: Region }> = {
  list: (game, { player }, into) => {
    const at = forgeOfHero(game, player);
    if (at?.filled) into.push({ do: 'forge', region: at.region });
  },
  option: (game, { region }) => ({
    id: 'forge',
    label: forgeLabel(forgeIn(game, region) as Forge),
    thing: forgeThing(region),
    rule: 'LOR-PRAY.11',
  }),
  refused: (game, { player }) => refusedForges(game, player),
  carryOut: (_, __, { player }) => calling(takeFromForge, { player }),
};

export const pray = rule<Praying>('pray')
  .act('deed', { kinds: { priest, forge, skip: skipping('prayer') }, prompt: () => ({ key: 'ask-prayer' }) })
  .gives((_, { sent, deed }) => ({ sent: sent || deed.do === 'priest', over: deed.do === 'skip' }));

/** Both may be done, in either order (LOR-PRAY.1). */
export const prayer = rule<Of>('prayer').repeat('past', pray, (_, { player, past }) =>
  past?.over ? undefined : { player, sent: past?.sent ?? false },
);
