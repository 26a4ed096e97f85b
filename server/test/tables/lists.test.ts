import { checkedOptions } from '@krcma/kernel';
import type { TableCard } from '@krcma/protocol';
import { valeria } from '@krcma/valeria';
import { expect, it } from 'vitest';
import { laid, ME, OPEN } from '../company.ts';
import { onADatabase } from '../databases.ts';
import { oneServer } from '../one-server.ts';
import { Person } from '../person.ts';

/** Bytes of the list of the lobby, whatever lies in the tables: a hundred of them at most, each of them small. */
const MOST = 250_000;
const MOST_OF_ONE = 2_500;

onADatabase(import.meta.filename, (_title, _open, fresh) => {
  const server = oneServer(fresh);

  const lobby = async (person: Person): Promise<{ cards: TableCard[]; bytes: number }> => {
    const text = await (await person.request('GET', '/api/tables')).text();
    return { cards: JSON.parse(text) as TableCard[], bytes: text.length };
  };

  it('forged options, names and campaigns do not swell the lobby', async () => {
    const anna = await Person.guest('Anna', server().port);
    const forged = [
      { options: { layout: 'x'.repeat(1_000_000) } },
      { options: Object.fromEntries(Array.from({ length: 20_000 }, (_, each) => [`option ${each}`, each])) },
      { options: ['x'.repeat(100_000)] },
      { options: 'x'.repeat(100_000) },
      { options: null },
      { carried: 'x'.repeat(1_000_000) },
    ];
    for (let made = 0; made < 42; made++) {
      const id = await laid(anna, [ME, OPEN], { listed: true });
      const setup = { seats: 2, seed: 'forged', ...forged[made % forged.length] };
      const seats = [{ who: 'person', user: anna.id, name: 'A'.repeat(100_000) }, { who: 'open' }];
      await server()
        .store.db.updateTable('tables')
        .set({ setup_json: JSON.stringify(setup), seats_json: JSON.stringify(seats) })
        .where('id', '=', id)
        .execute();
    }
    const { cards, bytes } = await lobby(anna);
    expect(cards).toHaveLength(42);
    expect(bytes).toBeLessThan(42 * 1_000);
    for (const { options, seats } of cards) {
      expect([{}, checkedOptions(valeria.options)]).toContainEqual(options);
      expect(seats[0]?.name).toHaveLength(24);
    }
  });

  it('the lobby shows the newest tables, a hundred at most, with their options written out', async () => {
    for (const name of ['Petr', 'Eva', 'Jan']) {
      const person = await Person.guest(name, server().port);
      for (let made = 0; made < 40; made++)
        await laid(person, [ME, OPEN, OPEN, OPEN, OPEN], { listed: true, options: { layout: 'random' } });
    }
    const eva = await Person.guest('Eva', server().port);
    const { cards, bytes } = await lobby(eva);
    expect(cards).toHaveLength(100);
    expect(bytes).toBeLessThan(MOST);
    for (const card of cards) expect(JSON.stringify(card).length).toBeLessThan(MOST_OF_ONE);
    expect(cards[0]?.options).toEqual(checkedOptions(valeria.options, { layout: 'random' }));
    expect(cards.map(({ changed }) => changed)).toEqual(
      cards.map(({ changed }) => changed).sort((a, b) => b - a),
    );
  });
});
