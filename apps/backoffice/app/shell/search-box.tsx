import type { CallKey } from '@touchline/contract/calls';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type FindChoice, findChoices } from './find-choices.ts';
import { useMay } from './session.tsx';

const CALL_OF: Readonly<Record<FindChoice, CallKey>> = {
  player: 'operatorPlayer',
  bet: 'operatorFindBets',
  email: 'operatorFindPlayers',
  phone: 'operatorFindPlayers',
};

/** Finds a player or a bet from everywhere: `/` leads here, arrows choose what was meant, Enter goes there. */
export function SearchBox() {
  const t = useTranslator();
  const may = useMay();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const choices = findChoices(text).filter((choice) => may(CALL_OF[choice]));
  const chosen = choices[Math.min(at, choices.length - 1)];

  useSlashKey(input);
  function go(choice: FindChoice): void {
    const value = text.trim();
    setText('');
    input.current?.blur();
    if (choice === 'player') void navigate(`/players/${value}`);
    else if (choice === 'bet') void navigate(`/bets?bet=${value}`);
    // Contact data stands in no address: those are kept and logged.
    else void navigate('/players', { state: { by: choice, value } });
  }
  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      setText('');
      input.current?.blur();
    } else if (event.key === 'Enter' && chosen) go(chosen);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : choices.length - 1;
      setAt((before) => (choices.length === 0 ? 0 : (Math.min(before, choices.length - 1) + step) % choices.length));
    }
  }
  const isOpen = text.trim() !== '';
  return (
    <div className="console-find">
      <Icon name="search" size="s" />
      <input
        ref={input}
        role="combobox"
        aria-label={t('console.search')}
        aria-expanded={isOpen}
        aria-controls={list}
        aria-activedescendant={chosen ? `${list}-${chosen}` : undefined}
        placeholder={t('console.search.hint')}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
        }}
        onKeyDown={press}
      />
      <span className="key-cap" aria-hidden="true">
        /
      </span>
      <Choices id={list} isOpen={isOpen} choices={choices} chosen={chosen} value={text.trim()} onChoose={go} />
    </div>
  );
}

interface ChoicesProps {
  /** Of the element; each choice's begins with it. */
  readonly id: string;
  readonly isOpen: boolean;
  readonly choices: readonly FindChoice[];
  readonly chosen: FindChoice | undefined;
  /** The text as written, without spaces around it. */
  readonly value: string;
  readonly onChoose: (choice: FindChoice) => void;
}

/** Choices that the text may have meant. */
function Choices({ id, isOpen, choices, chosen, value, onChoose }: ChoicesProps) {
  const t = useTranslator();
  return (
    <div id={id} role="listbox" aria-label={t('console.search')} className="console-found" hidden={!isOpen}>
      {choices.map((choice) => (
        <div
          key={choice}
          id={`${id}-${choice}`}
          role="option"
          tabIndex={-1}
          aria-selected={choice === chosen}
          onMouseDown={(event) => {
            event.preventDefault();
            onChoose(choice);
          }}
        >
          {t(`console.search.${choice}`, { value })}
        </div>
      ))}
      {choices.length === 0 ? (
        <div role="option" tabIndex={-1} aria-selected={false} aria-disabled="true">
          {t('console.search.nothing')}
        </div>
      ) : null}
    </div>
  );
}

/** `/` leads to the field from everywhere but where it is written. */
function useSlashKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent): void => {
      const target = event.target instanceof HTMLElement ? event.target : null;
      const isTyping = target?.closest('input, textarea, select, dialog, [contenteditable]');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      input.current?.select();
      input.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [input]);
}
