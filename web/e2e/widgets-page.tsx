// One widget at a time with a made-up question: Valeria does not ask in every way the kernel can.
import '@krcma/tableware/theme.css';
import '../src/style/index.css';
import '../src/style/shell.css';
import { DECISION_KINDS, type Decision, type DecisionKind, type Option } from '@krcma/kernel';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { widgets } from '../src/widgets/index.tsx';

const asked = new URLSearchParams(location.search);
const FRUIT = ['apple', 'pear', 'plum', 'cherry'];

const optionsOf = (kind: DecisionKind, picked: readonly string[]): Option[] => {
  const ids = kind === 'yesNo' ? ['yes', 'no'] : kind === 'number' ? ['0', '1', '2', '3', '4'] : FRUIT;
  const left = ids
    .filter((id) => !picked.includes(id))
    .map((id): Option => {
      const option = { id, label: { key: id }, thing: `fruit:${id}` };
      return id === asked.get('usual') ? { ...option, usual: true } : option;
    });
  return kind === 'some' && picked.length > 0 ? [...left, { id: 'done', label: { key: 'enough' } }] : left;
};

function Page({ kind }: { readonly kind: DecisionKind }) {
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const gathers = kind === 'some' || kind === 'order';
  const decision: Decision = {
    id: `0.${picked.length} test.${kind}`,
    seat: 0,
    kind,
    prompt: { key: kind },
    path: [],
    options: optionsOf(kind, picked),
    refused: [],
    picked: picked.map((id) => ({ id, label: { key: id } })),
  };
  const Widget = widgets[kind];
  return (
    <section className="question" aria-label={kind} data-chosen={chosen.join(' ')}>
      <Widget
        key={decision.id}
        decision={decision}
        label={({ label }) => `Take ${label.key}`}
        choose={(id) => {
          setChosen([...chosen, id]);
          if (gathers && id !== 'done') setPicked([...picked, id]);
        }}
        point={(thing) => {
          document.body.dataset.pointed = thing ?? '';
        }}
        hinted={undefined}
        only={undefined}
        putBack={(steps, again = []) => setPicked([...picked.slice(0, -steps), ...again])}
      />
    </section>
  );
}

const kind = DECISION_KINDS.find((each) => each === asked.get('kind')) ?? 'one';
const root = document.getElementById('root');
if (root) createRoot(root).render(<Page kind={kind} />);
