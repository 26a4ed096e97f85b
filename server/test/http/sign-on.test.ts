import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { pathOfOurs } from '../../accounts/sign-on.ts';
import { onADatabase } from '../databases.ts';
import { type Browser, type House, houseOn, oneStore } from './house.ts';
import { Provider } from './provider.ts';

const REFUSED = '/?sign-on=refused';
let provider: Provider;

beforeAll(async () => {
  provider = await Provider.open();
});
afterAll(() => provider.close());
beforeEach(() => {
  provider.claims = { sub: 'subject-1', preferred_username: 'Anna' };
  provider.forged = {};
  provider.signsWithForeignKey = false;
});

const environment = () => ({
  OPENID_ISSUER: provider.issuer,
  OPENID_CLIENT: 'krcma-client',
  OPENID_SECRET: 'secret',
  OPENID_NAME: 'Our house',
});

const location = async (browser: Browser, url: string): Promise<string> =>
  String((await browser.get(url)).headers.location);

/** To the provider and back; gives where the browser ends up. */
async function signOn(browser: Browser, path = '/api/sign-on'): Promise<string> {
  const back = provider.agree(await location(browser, path));
  return location(browser, back.pathname + back.search);
}

const me = async (browser: Browser): Promise<object> => (await browser.get('/api/me')).json();

onADatabase(import.meta.filename, (_title, openNew) => {
  const open = oneStore(openNew);

  const openHouse = async (): Promise<House> => houseOn(await open(), { environment: environment() });

  it('who comes back from the provider is signed in, and is the same person the next time', async () => {
    const { browser } = await openHouse();
    expect((await browser().get('/api/offers')).json()).toMatchObject({ singleSignOn: 'Our house' });
    const anna = browser();
    expect(await signOn(anna, '/api/sign-on?to=/lobby')).toBe('/lobby');
    const first = await me(anna);
    expect(first).toMatchObject({ name: 'Anna', kind: 'account' });
    const elsewhere = browser();
    await signOn(elsewhere);
    expect(await me(elsewhere)).toEqual(first);
    provider.claims = { sub: 'subject-2', preferred_username: 'Bára' };
    const bara = browser();
    await signOn(bara);
    expect(await me(bara)).toMatchObject({ name: 'Bára' });
  });

  it('a guest who signs on keeps the games; a taken name is told apart', async () => {
    const { browser } = await openHouse();
    await browser().account('Anna');
    const guest = browser();
    const id = await guest.guest('Host');
    await signOn(guest);
    expect(await me(guest)).toMatchObject({ id, name: 'Host', kind: 'account' });
    provider.claims = { sub: 'subject-2', preferred_username: 'anna' };
    const second = browser();
    await signOn(second);
    expect(await me(second)).toMatchObject({ name: expect.stringMatching(/^anna [\w-]{6}$/) });
  });

  it('an answer of the provider is good for one browser and one time only', async () => {
    const { browser } = await openHouse();
    const [anna, victim] = [browser(), browser()];
    const back = provider.agree(await location(anna, '/api/sign-on'));
    // Somebody else's answer, as a link to a victim: it would be signed in as the attacker.
    expect(await location(victim, back.pathname + back.search)).toBe(REFUSED);
    await location(victim, '/api/sign-on');
    expect(await location(victim, back.pathname + back.search)).toBe(REFUSED);
    expect((await victim.get('/api/me')).statusCode).toBe(401);
    const cookies = new Map(anna.jar);
    expect(await location(anna, back.pathname + back.search)).toBe('/');
    for (const [name, value] of cookies) anna.jar.set(name, value);
    expect(await location(anna, back.pathname + back.search)).toBe(REFUSED);
  });

  it('a changed cookie of the errand is refused, and so is one that is too old', async () => {
    const { browser, services } = await openHouse();
    const anna = browser();
    const back = provider.agree(await location(anna, '/api/sign-on'));
    const { errand } = await services.accounts.signOn.begin(back, '/', 0);
    await expect(services.accounts.signOn.finish(back, errand, 600_001)).rejects.toThrow('took too long');
    const [[name, value] = ['', '']] = [...anna.jar].filter(([key]) => key === 'krcma-sign-on');
    anna.jar.set(name, value.replace('"to":"/"', '"to":"/x"'));
    expect(anna.jar.get(name)).not.toBe(value);
    expect(await location(anna, back.pathname + back.search)).toBe(REFUSED);
  });

  it('a token with a foreign signature, nonce, audience or issuer signs nobody in', async () => {
    const { browser } = await openHouse();
    const lies: (() => void)[] = [
      () => {
        provider.signsWithForeignKey = true;
      },
      () => {
        provider.signsWithForeignKey = false;
        provider.forged = { nonce: 'of another errand' };
      },
      () => {
        provider.forged = { aud: 'another-client' };
      },
      () => {
        provider.forged = { iss: 'https://evil.example' };
      },
      () => {
        provider.forged = { exp: 1 };
      },
    ];
    for (const lie of lies) {
      lie();
      const anna = browser();
      expect(await signOn(anna)).toBe(REFUSED);
      expect((await anna.get('/api/me')).statusCode).toBe(401);
    }
    provider.forged = {};
    expect(await signOn(browser())).toBe('/');
  });
});

it('after signing on nobody is sent to another server', () => {
  for (const to of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/a\nb',
    '',
  ])
    expect(pathOfOurs(to)).toBe('/');
  expect(pathOfOurs('/online/valeria/abc?x=1#y')).toBe('/online/valeria/abc?x=1#y');
});
