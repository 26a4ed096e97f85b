import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface Received {
  readonly from: string;
  readonly to: string[];
  readonly headers: string;
  readonly text: string;
}

/** As much of SMTP as a mail needs. `refuses` answers every mail with that line. */
export async function startMailServer({ refuses }: { refuses?: string } = {}) {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    converse(socket, received, refuses);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function converse(socket: Socket, received: Received[], refuses: string | undefined): void {
  let waiting = '';
  let data: string[] | undefined;
  let mail: { from: string; to: string[] } = { from: '', to: [] };
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  const command = (line: string): void => {
    if (/^EHLO/i.test(line)) say('250 tavern');
    else if (/^MAIL FROM:/i.test(line)) {
      mail = { from: line.slice(10), to: [] };
      say(refuses ?? '250 OK');
    } else if (/^RCPT TO:/i.test(line)) {
      mail.to.push(line.slice(8));
      say('250 OK');
    } else if (/^DATA/i.test(line)) {
      data = [];
      say('354 go on');
    } else if (/^QUIT/i.test(line)) {
      say('221 bye');
      socket.end();
    } else say('250 OK');
  };
  const hear = (line: string): void => {
    if (data === undefined) command(line);
    else if (line !== '.') data.push(line.replace(/^\.\./, '.'));
    else {
      received.push({ ...mail, ...read(data) });
      data = undefined;
      say('250 kept');
    }
  };
  say('220 tavern');
  socket.on('data', (part) => {
    const lines = (waiting + String(part)).split('\r\n');
    waiting = lines.pop() ?? '';
    for (const line of lines) hear(line);
  });
}

function read(lines: readonly string[]): { headers: string; text: string } {
  const empty = lines.indexOf('');
  const headers = lines.slice(0, empty).join('\n');
  const body = lines.slice(empty + 1).join('\n');
  if (/transfer-encoding: base64/i.test(headers))
    return { headers, text: Buffer.from(body, 'base64').toString() };
  if (/transfer-encoding: quoted-printable/i.test(headers))
    return { headers, text: fromQuotedPrintable(body) };
  return { headers, text: body };
}

export const fromQuotedPrintable = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\n/g, '')
      .replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');
