import { useEffect } from 'react';
import { PushField } from './push-field.tsx';
import { useSession, whoAmI } from './session.ts';

/** What the settings offer to those who play online. */
export default function OnlineSettings() {
  const { profile } = useSession();
  useEffect(() => void whoAmI(), []);
  return profile ? <PushField /> : null;
}
