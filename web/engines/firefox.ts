import { writeFile } from 'node:fs/promises';
import { ownFolder, startProgram } from './program.ts';
import { callOf, type EngineScreen, keepPicture, PATIENCE, pause, SIZE } from './screen.ts';

interface Answer {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: Readonly<Record<string, unknown>>;
  readonly message?: string;
  readonly method?: string;
  readonly params?: { readonly level?: string; readonly text?: string };
}

type Send = (method: string, params: object) => Promise<Readonly<Record<string, unknown>>>;

/** WebDriver BiDi: commands and events over one socket. */
async function openLine(address: string, heard: (event: Answer) => void): Promise<Send> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (answer: Answer) => void>();
  await new Promise<void>((open, fail) => {
    const silent = () => fail(new Error(`Firefox does not answer at ${address}.`));
    const late = setTimeout(silent, PATIENCE);
    socket.onerror = silent;
    socket.onopen = () => {
      clearTimeout(late);
      open();
    };
  });
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id === undefined) heard(answer);
    else waiting.get(answer.id)?.(answer);
  };
  let last = 0;
  return (method, params) =>
    new Promise((done, fail) => {
      const id = ++last;
      const late = setTimeout(() => fail(new Error(`Firefox does not answer ${method}.`)), PATIENCE);
      waiting.set(id, ({ type, result, message }) => {
        clearTimeout(late);
        waiting.delete(id);
        if (type === 'success') done(result ?? {});
        else fail(new Error(`Firefox refuses ${method}: ${message}`));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
}

/** Firefox calls nobody and asks nothing. */
const PREFERENCES = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

export async function openFirefox([program = 'firefox']: readonly string[]): Promise<EngineScreen> {
  const folder = ownFolder();
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  await writeFile(`${folder.path}/user.js`, lines);
  const args = ['--headless', '--no-remote', '--profile', folder.path, '--remote-debugging-port', '0'];
  const firefox = startProgram(program, [...args, 'about:blank'], { HOME: folder.path });
  const close = async () => {
    await firefox.stop();
    folder.remove();
  };
  try {
    const [, address] = await firefox.says(/WebDriver BiDi listening on (ws:\S+)/);
    return { ...(await screenAt(`${address}/session`)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function screenAt(address: string): Promise<Omit<EngineScreen, 'close'>> {
  const complaints: string[] = [];
  const send = await openLine(address, ({ params }) => {
    if (params?.level === 'error') complaints.push(params.text ?? '');
  });
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = (await send('browsingContext.getTree', {})) as {
    readonly contexts: readonly { readonly context: string }[];
  };
  const context = contexts[0]?.context;
  await send('browsingContext.setViewport', { context, viewport: SIZE });
  return {
    async goto(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate(act, argument) {
      const expression = `Promise.resolve(${callOf(act, argument)}).then((given) => JSON.stringify(given))`;
      const answer = (await send('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
      })) as { readonly result?: { readonly value?: string }; readonly exceptionDetails?: { text: string } };
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      const { value } = answer.result ?? {};
      return value === undefined ? undefined : JSON.parse(value);
    },
    mouse: {
      async click(x, y) {
        const actions = [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ];
        await send('input.performActions', { context, actions: [{ type: 'pointer', id: 'mouse', actions }] });
      },
    },
    async screenshot({ path }) {
      const { data } = await send('browsingContext.captureScreenshot', { context });
      await keepPicture(path, data);
    },
    complaints: async () => complaints.splice(0),
    waitForTimeout: pause,
  };
}
