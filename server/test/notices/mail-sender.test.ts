import { expect, test } from 'vitest';
import { MailSender } from '../../notices/mail-sender.ts';
import { fromQuotedPrintable, startMailServer } from './mail-server.ts';

const turn = { table: 'table-one-1', game: 'valeria', title: 'Valeria', names: ['Bert', 'Čeněk'] };
const settings = { from: 'Krčma <krcma@krcma.example>', publicUrl: 'https://krcma.example' };

test('a mail says whose turn it is, leads to the table and tells how to stop', async () => {
  const server = await startMailServer();
  const sender = new MailSender({ url: server.url, ...settings });
  try {
    await sender.send({ id: 'anna', language: 'en', mail: 'anna@example.org' }, turn);
    await sender.send({ id: 'dana', language: 'cs', mail: 'dana@example.org' }, turn);
    const [english, czech] = server.received;
    expect(english?.from).toContain('<krcma@krcma.example>');
    expect(english?.to).toEqual(['<anna@example.org>']);
    expect(english?.headers).toContain('Subject: Valeria: it is your turn');
    expect(english?.headers).toMatch(/List-Unsubscribe: <https:\/\/krcma\.example\/account>/i);
    expect(english?.headers).toMatch(/Auto-Submitted: auto-generated/i);
    expect(english?.headers).toMatch(/Content-Type: text\/plain; charset=utf-8/i);
    expect(english?.text).toContain('At the table: Bert and Čeněk.');
    expect(english?.text).toContain('https://krcma.example/online/valeria/table-one-1');
    expect(english?.text).toContain('https://krcma.example/account');
    expect(czech?.text).toContain('Valeria: jsi na tahu.');
    expect(fromQuotedPrintable(czech?.headers.replaceAll('_', ' ') ?? '')).toContain('jsi na tahu');
  } finally {
    sender.close();
    await server.close();
  }
});

test('who gave no address is not reached, and a refusal of the server is an error', async () => {
  const server = await startMailServer({ refuses: '550 go away' });
  const sender = new MailSender({ url: server.url, ...settings });
  try {
    const anna = { id: 'anna', language: 'en', mail: null } as const;
    expect(sender.reaches(anna)).toBe(false);
    await sender.send(anna, turn);
    await expect(sender.send({ ...anna, mail: 'anna@example.org' }, turn)).rejects.toThrow('550');
    expect(server.received).toEqual([]);
  } finally {
    sender.close();
    await server.close();
  }
});
