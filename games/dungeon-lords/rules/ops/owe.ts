// DL-TAX, DL-SPE.10: what the ministry wants, and what becomes of it unpaid.
import { ruleOf } from '../../data/ops-source.ts';
import { type Lord, lordAt } from '../../state.ts';
import { tileCount, tunnelCount } from '../dungeon.ts';
import { note, rule } from '../script.ts';
import { type OpAt, opNamed } from './op-at.ts';

/** Tiles or rooms, conquered ones too (DL-TAX.1). */
const countOf = (lord: Lord, at: OpAt): number =>
  opNamed(at, 'owe').per === 'tiles' ? tileCount(lord) : tileCount(lord) - tunnelCount(lord);

const owedBy = (lord: Lord, at: OpAt): number => Math.ceil(countOf(lord, at) / opNamed(at, 'owe').each);

/** All of it, or all there is. */
const mostOf = (lord: Lord, at: OpAt): number => Math.min(lord.gold, owedBy(lord, at));

/** One for every so many gold unpaid, rounded up (DL-TAX.3). */
const lettersFor = (at: OpAt, unpaid: number): number => Math.ceil(unpaid / opNamed(at, 'owe').goldPerLetter);

const optionOf = (lord: Lord, paid: number, at: OpAt) =>
  ({
    id: `pay:${paid}`,
    label: { key: 'pay-owed', paid, letters: lettersFor(at, owedBy(lord, at) - paid) },
    rule: ruleOf[at.source],
  }) as const;

/** A lord pays as much as he likes, even if he could pay all (DL-TAX.2). */
export const owe = rule<OpAt>('owe')
  .choose('paid', {
    kind: 'number',
    values: (game, at) => Array.from({ length: mostOf(lordAt(game, at.player), at) + 1 }, (_, paid) => paid),
    option: (game, paid, at) => {
      const lord = lordAt(game, at.player);
      return { ...optionOf(lord, paid, at), ...(paid === mostOf(lord, at) && { usual: true }) };
    },
    prompt: (game, at) => {
      const { per, goldPerLetter } = opNamed(at, 'owe');
      const lord = lordAt(game, at.player);
      const owed = owedBy(lord, at);
      return { key: 'ask-owed', source: at.source, per, count: countOf(lord, at), owed, goldPerLetter };
    },
    refused: (game, at) => {
      const lord = lordAt(game, at.player);
      const dear = Array.from({ length: owedBy(lord, at) + 1 }, (_, paid) => paid).slice(lord.gold + 1);
      return dear.map((paid) => ({
        ...optionOf(lord, paid, at),
        reason: { key: 'too-poor', lacks: { gold: paid - lord.gold } },
      }));
    },
  })
  .do('pay', (game, { paid, ...at }) => {
    const { player, source } = at;
    const lord = lordAt(game, player);
    const owed = owedBy(lord, at);
    const letters = lettersFor(at, owed - paid);
    lord.gold -= paid;
    lord.letters += letters;
    const { per } = opNamed(at, 'owe');
    if (owed > 0)
      note({ key: 'owed-paid', player, source, per, count: countOf(lord, at), owed, paid, letters });
  });
