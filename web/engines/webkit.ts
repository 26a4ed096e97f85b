import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { ownFolder, startProgram } from './program.ts';
import { callOf, type EngineScreen, keepPicture, PATIENCE, pause, SIZE } from './screen.ts';

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** WebDriver: one request for each command. */
const lineTo =
  (address: string): Send =>
  async (method, path, body) => {
    const response = await fetch(`${address}${path}`, {
      method,
      signal: AbortSignal.timeout(PATIENCE),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { readonly value: unknown };
    if (response.ok) return value;
    throw new Error(`WebKit refuses ${method} ${path}: ${(value as { message?: string }).message}`);
  };

/** Without a screen card, a message bus and the voice of the desktop. */
const QUIET = {
  LIBGL_ALWAYS_SOFTWARE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  NO_AT_BRIDGE: '1',
  GTK_A11Y: 'none',
  GDK_BACKEND: 'x11',
};

export async function openWebKit([driver = '', xvfb = '']: readonly string[]): Promise<EngineScreen> {
  const folder = ownFolder();
  const display = startProgram(xvfb, ['-displayfd', '1', '-screen', '0', '1600x1100x24', '-nolisten', 'tcp']);
  const started = [display];
  const close = async () => {
    for (const program of started.toReversed()) await program.stop();
    folder.remove();
  };
  try {
    const [number] = await display.says(/^\d+$/m);
    const port = await freePort();
    const env = { DISPLAY: `:${number}`, HOME: folder.path, XDG_RUNTIME_DIR: folder.path, ...QUIET };
    started.push(startProgram(driver, ['--host=127.0.0.1', `--port=${port}`], env));
    const send = lineTo(`http://127.0.0.1:${port}`);
    await untilReady(send);
    const session = await begin(send);
    return {
      ...screenOf((method, path, body) => send(method, `/session/${session}${path}`, body)),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function untilReady(send: Send): Promise<void> {
  for (const begun = Date.now(); ; await pause(50))
    try {
      await send('GET', '/status');
      return;
    } catch (error) {
      if (Date.now() - begun > PATIENCE) throw error;
    }
}

async function begin(send: Send): Promise<string> {
  const { sessionId } = (await send('POST', '/session', { capabilities: { alwaysMatch: {} } })) as {
    readonly sessionId: string;
  };
  await send('POST', `/session/${sessionId}/window/rect`, SIZE);
  return sessionId;
}

/** Whatever a page complains about from now on; WebKit's driver has no ear for it. */
const LISTEN = `globalThis.complaints ??= [];
addEventListener('error', ({ message }) => complaints.push(message));
addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));`;

function screenOf(send: Send): Omit<EngineScreen, 'close'> {
  const run = (script: string) => send('POST', '/execute/sync', { script, args: [] });
  return {
    async goto(url) {
      await send('POST', '/url', { url });
      await run(LISTEN);
    },
    async evaluate(act, argument) {
      const value = await run(
        `return Promise.resolve(${callOf(act, argument)}).then((given) => JSON.stringify(given))`,
      );
      return typeof value === 'string' ? JSON.parse(value) : undefined;
    },
    mouse: {
      async click(x, y) {
        const actions = [
          { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ];
        const parameters = { pointerType: 'mouse' };
        await send('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', parameters, actions }] });
      },
    },
    screenshot: async ({ path }) => keepPicture(path, await send('GET', '/screenshot')),
    complaints: async () => (await run('return complaints.splice(0)')) as string[],
    waitForTimeout: pause,
  };
}
