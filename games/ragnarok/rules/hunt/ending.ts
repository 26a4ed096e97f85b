// LOR-HUNT.12, .42 to .51: how a hunt ends.
import { seatsFrom } from '@krcma/kernel';
import type { ArtifactId } from '../../data/artifacts.ts';
import { type MonsterId, monsters } from '../../data/monsters.ts';
import { TOKEN_MARKERS } from '../../data/setup.ts';
import { monsterAt, playerAt, type Ragnarok } from '../../state.ts';
import { aftermath } from '../aftermath.ts';
import { endGame } from '../control.ts';
import { takeInjury } from '../effects/attributes.ts';

import { happen, modifiersOf } from '../holdings.ts';
import { note, type Of, rule } from '../script.ts';
import { discardAttacks } from './attacks.ts';
import { huntOf } from './hunting.ts';
import { baresArtifact } from './wounds.ts';

/** Others with four markers or more on the card take a token, as long as there are any (LOR-HUNT.43, .49, .50). */
function giveTokens(game: Ragnarok, slayer: number, id: MonsterId): void {
  const { wounds } = monsterAt(game, id);
  for (const seat of seatsFrom(slayer, game.seats).slice(1)) {
    const markers = wounds.filter((owner) => owner === seat).length;
    if (markers < TOKEN_MARKERS || game.slayerTokens === 0) continue;
    game.slayerTokens--;
    playerAt(game, seat).tokens++;
    note({ key: 'token-gained', player: seat, monster: id, markers });
  }
}

/** The figure goes to whoever dealt the last wound; ring and markers leave (LOR-HUNT.42 to .44, LOR-MCTL.5). */
function slay(game: Ragnarok, slayer: number, id: MonsterId): void {
  const monster = monsterAt(game, id);
  note({ key: 'monster-slain', player: slayer, monster: id });
  playerAt(game, slayer).slain.push(id);
  giveTokens(game, slayer, id);
  monster.slain = true;
  monster.region = null;
  monster.owner = null;
  monster.wounds.fill(null);
  happen(game, { on: 'monsterSlain', player: slayer, monster: id });
}

function takeArtifact(game: Ragnarok, seat: number, id: MonsterId): void {
  const artifact: ArtifactId = monsters[id].artifact;
  monsterAt(game, id).artifact = false;
  playerAt(game, seat).artifacts.push({ id: artifact, charged: true });
  note({ key: 'monster-artifact-taken', player: seat, monster: id, artifact });
}

/** Whether the hunter takes the artifact; asked before a kill clears the card (LOR-HUNT.45). */
const earnsArtifact = (game: Ragnarok): boolean => {
  const { prey } = huntOf(game);
  return prey !== 'loki' && monsterAt(game, prey).artifact && baresArtifact(game, prey);
};

/** The arch-enemy loses every marker (LOR-LOKI.13); cards go to their piles, and limits hold again (LOR-HUNT.17). */
function leave(game: Ragnarok): void {
  const hunt = huntOf(game);
  if (hunt.prey === 'loki' && hunt.ended !== 'success') {
    if (hunt.placed.length > 0) note({ key: 'loki-heals' });
    game.loki.wounds = [];
  }
  discardAttacks(game, hunt);
  game.hunt = null;
}

/** A victory at once (LOR-VIC.4): no later step would clear the hunt away. */
function slayLoki(game: Ragnarok, slayer: number): void {
  note({ key: 'loki-slain', player: slayer });
  leave(game);
  endGame(game, slayer, 'slayer');
}

/** The kill, or what the failure was. */
function conclude(game: Ragnarok): void {
  const { prey, hunter, ended } = huntOf(game);
  if (ended === 'success') {
    if (prey === 'loki') slayLoki(game, hunter);
    else slay(game, hunter, prey);
  } else if (ended !== null) note({ key: 'hunt-failed', player: hunter, prey, why: ended });
}

/** One injury after a failure, unless something spares the hero (LOR-HUNT.12). */
function closingInjury(game: Ragnarok, { player }: Of): Of | undefined {
  const { ended } = huntOf(game);
  if (ended === 'success' || ended === null) return undefined;
  if (modifiersOf(playerAt(game, player), 'skipInjury').length === 0) return { player };
  note({ key: 'injury-spared', player });
  return undefined;
}

/** Injury or kill, then the artifact, then the card limit (LOR-HUNT.51). */
export const endHunt = rule<Of>('huntEnds')
  .set('earns', earnsArtifact)
  .do('conclude', conclude)
  .maybeCall('injury', takeInjury, closingInjury)
  .call('aftermath', aftermath, () => ({}))
  .do('artifact', (game, { player, earns }) => {
    const { prey } = huntOf(game);
    if (earns && prey !== 'loki') takeArtifact(game, player, prey);
  })
  .do('leave', leave)
  .call('limits', aftermath, () => ({}));
