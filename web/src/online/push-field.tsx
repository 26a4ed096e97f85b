import { useEffect, useState } from 'react';
import { api } from './api.ts';
import { CheckField } from './fields.tsx';
import { canPush, pushIsOn, turnPushOff, turnPushOn } from './push.ts';
import { RefusalNote } from './refusal-note.tsx';
import { useOnlineText } from './texts.ts';
import { useAction } from './use-action.ts';

/** Notices on this device; offered where the browser can. */
export function PushField() {
  const t = useOnlineText().notices;
  const [on, setOn] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { refusal, run } = useAction();
  useEffect(() => void pushIsOn().then(setOn, () => {}), []);
  const change = (wanted: boolean) =>
    run(async () => {
      setProblem(undefined);
      if (wanted) {
        const answer = await turnPushOn((await api.offers()).push);
        setOn(answer === 'on');
        if (answer !== 'on') setProblem(answer === 'denied' ? t.pushDenied : t.pushImpossible);
      } else {
        await turnPushOff();
        setOn(false);
      }
    });
  if (!canPush()) return null;
  return (
    <>
      <CheckField label={t.push} help={t.pushHelp} checked={on} change={change} />
      <RefusalNote refusal={refusal ?? problem} />
    </>
  );
}
