import './step-progress.css';
import { Icon } from '@touchline/ui/icon';

interface StepProgressProps {
  readonly label: string;
  readonly names: readonly string[];
  /** Index of the step that is being done; as many as there are once all are. */
  readonly at: number;
}

/** How far a task has come. Each step follows from the one before it, so none is a link. */
export function StepProgress({ label, names, at }: StepProgressProps) {
  return (
    <ol className="steps" aria-label={label}>
      {names.map((name, index) => (
        <li key={name} data-state={index < at ? 'done' : index === at ? 'now' : 'next'} aria-current={index === at ? 'step' : undefined}>
          <span className="step-dot figures" aria-hidden="true">
            {index < at ? <Icon name="check" size="xs" /> : index + 1}
          </span>
          <span className="step-name">{name}</span>
        </li>
      ))}
    </ol>
  );
}
