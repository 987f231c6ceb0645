import type { HandEvent } from '@touchline/casino/poker/history/hand-events';
import { createTranslator } from '@touchline/i18n/translator';
import { describe, expect, it } from 'vitest';
import { cardsText, eventText, lastDecision } from './event-text.ts';
