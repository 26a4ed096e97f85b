import { createStore, type Store, useStore } from '../store.ts';

export const LANGUAGES = ['en', 'cs'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How long the moves of others are told, compared with what it takes to read them. */
export const SPEEDS = { slow: 1.6, normal: 1, fast: 0.45, instant: 0 } as const;
export type Speed = keyof typeof SPEEDS;

export interface Settings {
  readonly language: Language;
  readonly theme: 'auto' | 'light' | 'dark';
  readonly motion: 'auto' | 'on' | 'off';
  readonly sound: boolean;
  /** What is asked once more before it happens. */
  readonly confirm: 'never' | 'turn' | 'final';
  readonly speed: Speed;
  /** Single keys such as U and H. */
  readonly shortcuts: boolean;
  readonly name: string;
}

const KEY = 'krcma settings';

const preferred = (): Language =>
  navigator.languages.some((language) => /^(cs|sk)\b/.test(language)) ? 'cs' : 'en';

const defaults = (): Settings => ({
  language: preferred(),
  theme: 'auto',
  motion: 'auto',
  sound: false,
  confirm: 'turn',
  speed: 'normal',
  shortcuts: true,
  name: '',
});

function remembered(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** A link may ask for a speed or a language for this visit: `?speed=instant&language=cs`. */
function fromAddress(): Partial<Settings> {
  const wish = new URLSearchParams(location.search);
  const speed = wish.get('speed');
  const language = wish.get('language');
  return {
    ...(speed !== null && speed in SPEEDS && { speed: speed as Speed }),
    ...(language !== null && LANGUAGES.includes(language as Language) && { language: language as Language }),
  };
}

export const settings: Store<Settings> = createStore({ ...defaults(), ...remembered(), ...fromAddress() });

settings.subscribe(() => {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.get()));
  } catch {
    // A browser without storage keeps the settings until the page is closed.
  }
});

export const useSettings = (): Settings => useStore(settings);

const calm = matchMedia('(prefers-reduced-motion: reduce)');
const night = matchMedia('(prefers-color-scheme: dark)');

export const mayMove = ({ motion }: Settings): boolean =>
  motion === 'auto' ? !calm.matches : motion === 'on';

/** Writes language, theme and motion where styles and screen readers look for them. */
export function dressPage(): void {
  const apply = (): void => {
    const { language, theme } = settings.get();
    const root = document.documentElement;
    root.lang = language;
    root.dataset.theme = theme === 'auto' ? (night.matches ? 'dark' : 'light') : theme;
    root.dataset.motion = mayMove(settings.get()) ? 'on' : 'off';
  };
  apply();
  settings.subscribe(apply);
  night.addEventListener('change', apply);
  calm.addEventListener('change', apply);
}
