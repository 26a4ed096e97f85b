import type { Profile } from '@krcma/protocol';
import { settings } from '../settings/settings.ts';
import { createStore, type Store, useStore } from '../store.ts';
import { api } from './api.ts';
import { connection } from './page-connection.ts';
import { forgetVisit, hasVisited, rememberVisit } from './visit.ts';
import { whenThere } from './when-there.ts';

export interface Session {
  /** Whether the server has been asked yet. */
  readonly asked: boolean;
  readonly profile: Profile | undefined;
}

/** Who this browser is at the server. */
const session: Store<Session> = createStore<Session>({ asked: false, profile: undefined });

export const useSession = (): Session => useStore(session);

let asking: Promise<Session> | undefined;

/** Asks the server once. Whoever was never here is nobody, and the server is not bothered. */
export function whoAmI(): Promise<Session> {
  asking ??= ask();
  return asking;
}

async function ask(): Promise<Session> {
  const profile = hasVisited() ? await whenThere(api.me).catch(() => undefined) : undefined;
  // Somebody may have come in while the server was thinking.
  if (!session.get().asked) session.set({ asked: true, profile });
  return session.get();
}

/** From now on this person: what they do is theirs, and their connection is greeted anew. */
export function enter(profile: Profile): Profile {
  rememberVisit();
  session.set({ asked: true, profile });
  if (settings.get().name === '') settings.set({ name: profile.name });
  connection().renew();
  return profile;
}

export const changed = (profile: Profile): void => session.set({ profile });

export function leave(): void {
  forgetVisit();
  session.set({ asked: true, profile: undefined });
  connection().renew();
}

/** A guest needs only a name; somebody who is known already stays who they are. */
export async function enterAs(name: string): Promise<Profile> {
  const { profile } = await whoAmI();
  if (profile) return profile;
  settings.set({ name });
  const guest = await api.newGuest(name);
  const language = settings.get().language;
  return enter(guest.language === language ? guest : await api.changeMe({ language }).catch(() => guest));
}
