import type { PushSubscription as PushAddress } from '@krcma/protocol';
import { api } from './api.ts';

/** Needs a service worker, which only the built pages have, and a browser with a push service. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return canPush() ? navigator.serviceWorker.getRegistration() : undefined;
}

export async function pushIsOn(): Promise<boolean> {
  const manager = (await registration())?.pushManager;
  return (await manager?.getSubscription()) != null;
}

/** Asks the browser, which asks the person. */
export async function turnPushOn(key: string): Promise<'on' | 'denied' | 'impossible'> {
  const manager = (await registration())?.pushManager;
  if (manager === undefined) return 'impossible';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  try {
    const subscription = await manager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(key),
    });
    await api.subscribe(addressOf(subscription));
    return 'on';
  } catch (error) {
    if (error instanceof DOMException) return 'impossible';
    throw error;
  }
}

export async function turnPushOff(): Promise<void> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  await api.unsubscribe(addressOf(subscription));
}

function addressOf(subscription: PushSubscription): PushAddress {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
}

/** The key comes as base64url. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
