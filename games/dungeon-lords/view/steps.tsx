import { Explained } from '@krcma/tableware/pieces';
import { STEPS, type Step } from '../text/signs.ts';
import { useLedger } from './ledger.ts';
import { type LordProps, placed, promptOf, wordsOf } from './table.ts';
import './steps.css';

const ASKED: Readonly<Record<string, Step>> = {
  'ask-trap': 'trap',
  'ask-trap-target': 'trap',
  'ask-attack': 'creatures',
  'ask-target': 'creatures',
};

/** The steps of a round of combat in their order; below them what came of it, line by line. */
export function StepBar(props: LordProps) {
  const words = wordsOf(props);
  const { owner, view } = props;
  const lines = useLedger(props).get(owner) ?? [];
  const prompt = promptOf(props);
  const now = (prompt && ASKED[prompt.key]) ?? lines.at(-1)?.step;
  const steps =
    view.training === undefined ? STEPS : STEPS.filter((step) => step !== 'fast' && step !== 'slow');
  const told = placed(lines.slice(-4));
  return (
    <div className="dl-steps">
      <ol>
        {steps.map((step) => (
          <li key={step} data-now={step === now || undefined}>
            <Explained thing={`sign:step-${step}`} label={words.step(step)} point={props.point}>
              {words.step(step)}
            </Explained>
          </li>
        ))}
      </ol>
      {told.length > 0 && (
        <ul className="dl-told">
          {told.map(({ each, place }) => (
            <li key={place}>{props.text.event(each.event, props.names)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
