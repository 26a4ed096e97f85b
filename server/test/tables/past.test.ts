import type { GameRecord } from '@krcma/kernel';
import { replay } from '@krcma/kernel';
import type { Moment, Reason } from '@krcma/protocol/table';
import { valeria } from '@krcma/valeria';
import { expect, it } from 'vitest';
import { anybodyChooses, asked, eventually, levelled, playOn, together } from '../company.ts';
import { onADatabase } from '../databases.ts';
import { oneServer } from '../one-server.ts';
import { Person } from '../person.ts';

onADatabase(import.meta.filename, (_title, _open, fresh) => {
  const server = oneServer(fresh);
  const stored = async (table: string) =>
    await server()
      .store.db.selectFrom('entries')
      .select(['number', 'seat', 'choice', 'standing'])
      .where('table_id', '=', table)
      .orderBy('number')
      .execute();

  /** What a newcomer with the same eyes is told must be what was told bit by bit. */
  async function sameForNewcomers(people: readonly Person[], table: string): Promise<void> {
    for (const person of people) {
      const { story, hash, number } = person.held(table) ?? {};
      person.drop();
      await person.connect();
      await person.join(table);
      expect(person.held(table)?.number).toBe(number);
      expect(person.held(table)?.hash).toBe(hash);
      expect(person.held(table)?.story).toEqual(story);
    }
  }

  it('steps back leave no trace in storage, and everybody reads the same story as a newcomer', async () => {
    const { anna, petr, table } = await together(server());
    const eva = await Person.guest('Eva', server().port);
    await eva.join(table);
    const all = [anna, petr, eva];
    let steps = 0;
    for (let made = 0; made < 60 && steps < 6; made++) {
      const last = await anybodyChooses([anna, petr], table, made * 5);
      if (last.frame(table).seen.undo !== undefined) continue;
      const before = (await stored(table)).length;
      await last.act(table, { do: 'undo' });
      await levelled(all, table);
      expect((await stored(table)).length).toBe(before - 1);
      expect(last.frame(table).mayRedo).toBe(true);
      steps++;
      if (steps % 2 === 0) await last.act(table, { do: 'redo' });
      await levelled(all, table);
    }
    expect(steps).toBeGreaterThan(2);
    const rows = await stored(table);
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
    expect(anna.frame(table).entries).toBe(rows.length);
    await sameForNewcomers(all, table);
  });

  it('a step back beside the choice of another keeps that choice, and tells its story once', async () => {
    const { anna, petr, table } = await together(server());
    await anna.choose(table);
    await levelled([anna, petr], table);
    expect(petr.frame(table).seen.decision).toBeDefined();
    await anna.act(table, { do: 'undo' });
    await levelled([anna, petr], table);
    await petr.choose(table);
    await anna.choose(table, 1);
    await levelled([anna, petr], table);
    const kept = (await stored(table)).map(({ seat }) => seat);
    expect(kept).toEqual([1, 0]);
    await sameForNewcomers([anna, petr], table);
  });

  it('a choice that is to be confirmed is made at once or tells why not, and changes nothing then', async () => {
    const { anna, petr, table } = await together(server());
    const reasons: unknown[] = [];
    for (let made = 0; made < 40; made++) {
      const next = await eventually('a question', () => asked([anna, petr], table));
      const { decision } = next.frame(table).seen;
      const { number } = next.held(table) ?? {};
      const [option] = decision?.options ?? [];
      const act = { do: 'choose', decision: decision?.id ?? '', option: option?.id ?? '' } as const;
      const confirm = made % 3 === 0 ? 'final' : 'turn';
      const reason = await next.act(table, { ...act, confirm });
      reasons.push(reason);
      if (reason !== undefined) {
        await next.join(table);
        expect(next.held(table)?.number).toBe(number);
        await next.act(table, act);
      }
      await next.until('a frame', () => (next.held(table)?.number ?? 0) > (number ?? 0));
      await levelled([anna, petr], table);
    }
    expect(new Set(reasons)).toEqual(new Set([undefined, 'turn', 'final']));
    const next = await eventually('a question', () => asked([anna, petr], table));
    const decision = next.frame(table).seen.decision?.id ?? '';
    const wrong = (act: { decision: string; option: string }) =>
      next.act(table, { do: 'choose', ...act, confirm: 'turn' });
    await expect(wrong({ decision: 'an old one', option: 'any' })).rejects.toMatchObject({
      code: 'stale-decision',
    });
    await expect(wrong({ decision, option: 'no such option' })).rejects.toMatchObject({
      code: 'illegal-choice',
    });
  });

  it('frames only name what is refused; why is told to the one who is asked, and to nobody else', async () => {
    const { anna, petr, table } = await together(server());
    const eva = await Person.guest('Eva', server().port);
    await eva.join(table);
    const refusedTo = (person: Person) => person.frame(table).seen.decision?.refused ?? [];
    for (let made = 0; made < 30 && [anna, petr].every((each) => refusedTo(each).length === 0); made++)
      await anybodyChooses([anna, petr], table, made * 7);
    const next = await eventually('a question', () => asked([anna, petr], table));
    const refused = refusedTo(next);
    const decision = next.frame(table).seen.decision?.id ?? '';
    const reasons = (await next.ask(table, { about: 'reasons', decision })) as Reason[];
    expect(reasons.map(({ id }) => id)).toEqual(refused.map(({ id }) => id));
    expect(reasons.length).toBeGreaterThan(0);
    for (const { reason, rule } of reasons) {
      expect(reason).toMatchObject({ key: expect.any(String) });
      expect(rule).toMatch(/^VAL-/);
    }
    for (const person of [anna, petr, eva])
      expect(JSON.stringify(person.frame(table))).not.toMatch(/"refused":\[[^\]]*"reason"/);
    const other = next === anna ? petr : anna;
    const stale = next.ask(table, { about: 'reasons', decision: 'an old one' });
    await expect(stale).rejects.toMatchObject({ code: 'stale-decision' });
    const curious = [other, eva].map((person) => person.ask(table, { about: 'reasons', decision }));
    for (const each of await Promise.allSettled(curious)) expect(each.status).toBe('rejected');
  });

  it('a hint is one of the options, and who is not asked gets none', async () => {
    const { anna, petr, table } = await together(server(), { hints: true });
    await playOn([anna, petr], table, 4);
    while (anna.frame(table).seen.waiting.length > 1) await anybodyChooses([anna, petr], table);
    const next = await eventually('a question', () => asked([anna, petr], table));
    const other = next === anna ? petr : anna;
    const hint = (await next.ask(table, { about: 'hint' })) as { choice: string };
    expect(next.frame(table).seen.decision?.options.map(({ id }) => id)).toContain(hint.choice);
    await expect(other.ask(table, { about: 'hint' })).rejects.toMatchObject({ code: 'not-asked' });
  });

  it('the past is shown through one’s own eyes or a spectator’s until the game is over', {
    timeout: 60_000,
  }, async () => {
    const { anna, petr, table } = await together(server());
    await playOn([anna, petr], table, 20);
    const moments = (person: Person, eyes: 0 | 1 | 'spectator' | 'open', entries = [0, 1, 5, 20]) =>
      person.ask(table, { about: 'moments', entries, eyes }) as Promise<Moment[]>;
    const own = await moments(anna, 0);
    expect(own.map(({ entry }) => entry)).toEqual([0, 1, 5, 20]);
    expect(own.at(-1)?.view).toEqual(JSON.parse(JSON.stringify(anna.frame(table).seen.view)));
    const told = anna.held(table)?.story.filter(({ entry }) => entry === 5) ?? [];
    expect(own[2]?.events.map(({ event }) => event)).toEqual(told.map(({ event }) => event));
    for (const eyes of [1, 'open'] as const)
      await expect(moments(anna, eyes)).rejects.toMatchObject({ code: 'not-asked' });
    const everybody = JSON.stringify(await moments(petr, 'spectator'));
    const { dukes } = (anna.frame(table).seen.view as { players: { dukes: string[] }[] }).players[0] ?? {};
    for (const duke of dukes ?? []) expect(everybody).not.toContain(`"${duke}"`);
    expect(await moments(anna, 0, [])).toEqual([]);
    expect(await moments(anna, 0, [99_999])).toEqual([]);
    await expect(anna.ask(table, { about: 'record' })).rejects.toMatchObject({ code: 'not-asked' });
    expect((await anna.request('GET', `/api/tables/${table}/record`)).status).toBe(403);
    await playOn([anna, petr], table, 3000);
    expect((await moments(anna, 1))[0]?.view).toBeDefined();
    expect(JSON.stringify(await moments(petr, 'open'))).toContain(`"${dukes?.[0]}"`);
    const record = (await anna.ask(table, { about: 'record' })) as GameRecord;
    const repeated = replay(valeria, record);
    expect(JSON.parse(JSON.stringify(repeated.outcome))).toEqual(anna.frame(table).seen.outcome);
  });

  it('a standing answer is given from then on, told to nobody else, and can be dropped', {
    timeout: 60_000,
  }, async () => {
    const { anna, petr, table } = await together(server());
    const found = await (async () => {
      for (let made = 0; made < 2000; made++) {
        const next = await eventually(
          'a question',
          () => asked([anna, petr], table) ?? anna.frame(table).seen.outcome,
        );
        if (!(next instanceof Person)) return undefined;
        const { decision } = next.frame(table).seen;
        if (decision?.standing !== undefined && decision.options[0]) return { next, decision };
        await anybodyChooses([anna, petr], table, made * 3);
      }
      return undefined;
    })();
    if (found === undefined) throw new Error('No question of this game can be answered for ever.');
    const { next, decision } = found;
    const key = decision.standing ?? '';
    const option = decision.options[0]?.id ?? '';
    await expect(next.act(table, { do: 'standing', key: 'no-such', option })).rejects.toMatchObject({
      code: 'bad-message',
    });
    const before = await stored(table);
    for (const made of [{ key: 'no-such' }, { key }, { key: '__proto__' }])
      await expect(next.act(table, { do: 'standing', ...made })).rejects.toMatchObject({
        code: 'bad-message',
        message: 'There is no such standing answer to be dropped.',
      });
    await expect(next.act(table, { do: 'standing', key, option: 'no-such' })).rejects.toMatchObject({
      code: 'illegal-choice',
    });
    expect(await stored(table)).toEqual(before);
    await next.act(table, { do: 'standing', key, option });
    await levelled([anna, petr], table);
    const other = next === anna ? petr : anna;
    expect(next.frame(table).standing).toMatchObject([{ key }]);
    expect(other.frame(table).standing).toEqual([]);
    expect((await stored(table)).at(-1)).toMatchObject({ standing: key, choice: option });
    await sameForNewcomers([anna, petr], table);
    await next.act(table, { do: 'standing', key });
    await next.until('no more', () => next.frame(table).standing.length === 0);
  });
});
