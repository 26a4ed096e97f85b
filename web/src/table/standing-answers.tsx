import { useText } from '../texts/index.ts';
import { useTable } from './table-context.ts';

/** Questions that are answered for the viewer, and the way to be asked again. */
export function StandingAnswers() {
  const t = useText();
  const { frame, model, say } = useTable();
  if (frame.standing.length === 0) return null;
  return (
    <div className="standing">
      <h3>{t.question.standingNow}</h3>
      <ul>
        {frame.standing.map(({ key, prompt, label }) => (
          <li key={key}>
            <span>
              {say(prompt)} <strong>{say(label)}</strong>
            </span>
            <button type="button" onClick={() => model.dropStanding(key)}>
              {t.question.dropStanding}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
