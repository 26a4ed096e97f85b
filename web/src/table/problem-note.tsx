import { Icon } from '../pieces/icon.tsx';
import { useText } from '../texts/index.ts';
import { useScreen, useTable } from './table-context.ts';

/** Something was refused or went wrong; the table is as it was. */
export function ProblemNote() {
  const t = useText();
  const { model } = useTable();
  const problem = useScreen((screen) => screen.problem);
  if (problem === undefined) return null;
  return (
    <div className="toast" role="alert">
      <span>{t.trouble[problem.code] ?? problem.sentence}</span>
      <button
        type="button"
        className="icon-button"
        aria-label={t.close}
        onClick={() => model.screen.set({ problem: undefined })}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
