import type {
  GameStatistics,
  NewTable,
  Offers,
  PastGame,
  Profile,
  ProfileChange,
  PushSubscription,
  Reach,
  Refusal,
  ScenarioResult,
  TableCard,
} from '@krcma/protocol';
import { OFFLINE, Refused } from './refused.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

async function request<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/api/${path}`, {
    method,
    ...(method !== 'GET' && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    }),
  }).catch(() => {
    throw new Refused(OFFLINE);
  });
  const content: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return content as T;
  throw new Refused(isRefusal(content) ? content : { code: 'broken', sentence: answer.statusText });
}

const isRefusal = (content: unknown): content is Refusal =>
  typeof content === 'object' && content !== null && 'code' in content && 'sentence' in content;

const get = <T>(path: string) => request<T>('GET', path);
const post = <T>(path: string, body?: unknown) => request<T>('POST', path, body);

/** A token for programs; its secret is told once, when it is made. */
export interface Token {
  readonly id: string;
  readonly name: string;
  readonly created: number;
}

export interface Rated {
  readonly name: string;
  readonly rating: number;
  readonly deviation: number;
  readonly played?: number;
}

interface Password {
  readonly name: string;
  readonly password: string;
}

/** Everything that is asked of the server by HTTP. */
export const api = {
  offers: () => get<Offers>('offers'),
  reach: () => get<Reach>('reach'),
  newGuest: (name: string) => post<Profile>('guests', { name }),
  signUp: (who: Password) => post<Profile>('accounts', who),
  signIn: (who: Password) => post<Profile>('session', who),
  signOut: () => request<void>('DELETE', 'session'),
  me: () => get<Profile>('me'),
  changeMe: (change: ProfileChange) => request<Profile>('PATCH', 'me', change),
  forgetMe: (password: string | undefined) =>
    request<void>('DELETE', 'me', password === undefined ? {} : { password }),
  changePassword: (old: string, password: string) => request<void>('PUT', 'me/password', { old, password }),
  myTables: () => get<readonly TableCard[]>('me/tables'),
  myGames: (before?: number) =>
    get<readonly PastGame[]>(`me/games${before === undefined ? '' : `?before=${before}`}`),
  myStatistics: () => get<readonly GameStatistics[]>('me/statistics'),
  myScenarios: (game: string) => get<readonly ScenarioResult[]>(`me/scenarios/${game}`),
  tokens: () => get<readonly Token[]>('me/tokens'),
  newToken: (name: string) => post<Token & { readonly token: string }>('me/tokens', { name }),
  dropToken: (id: string) => request<void>('DELETE', `me/tokens/${id}`),
  subscribe: (subscription: PushSubscription) => post<void>('me/push', subscription),
  unsubscribe: (subscription: PushSubscription) => request<void>('DELETE', 'me/push', subscription),
  ratings: (game: string) => get<readonly Rated[]>(`ratings/${game}`),

  tables: () => get<readonly TableCard[]>('tables'),
  newTable: (table: NewTable) => post<TableCard>('tables', table),
  table: (id: string) => get<TableCard>(`tables/${id}`),
  sitDown: (id: string, seat?: number) =>
    post<TableCard>(`tables/${id}/seats`, seat === undefined ? {} : { seat }),
  standUp: (id: string) => request<void>('DELETE', `tables/${id}/seats`),
  setSeat: (id: string, seat: number, plan: SeatChange) =>
    request<TableCard>('PUT', `tables/${id}/seats/${seat}`, plan),
  start: (id: string) => post<TableCard>(`tables/${id}/start`),
  rematch: (id: string) => post<TableCard>(`tables/${id}/rematch`),
  dropTable: (id: string) => request<void>('DELETE', `tables/${id}`),
  report: (id: string, about: string, text: string, chat?: number) =>
    post<void>(`tables/${id}/reports`, { about, text, ...(chat !== undefined && { chat }) }),
} as const;

export type SeatChange =
  | { readonly who: 'open' }
  | { readonly who: 'bot'; readonly level: 'random' | 'greedy' | 'search' };
