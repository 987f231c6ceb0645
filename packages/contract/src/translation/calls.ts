import { z } from 'zod';
import { defineCall } from '../call.ts';
import { wireLanguage } from '../wire.ts';

const languagePath = z.object({ lang: wireLanguage });

export const TRANSLATION_CALLS = {
  translationByLanguage: defineCall({
    method: 'GET',
    paths: [{ path: '/translation-api/by-lang/:lang', row: 'C247' }],
    access: 'any',
    envelope: 'plain',
    summary: 'All texts of a language, as a JSON string inside the reply',
    params: languagePath,
    reply: z.object({ lang: z.string(), dictionaryMap: z.string() }),
    fails: ['not_found'],
    assumed: false,
  }),
  translationUnits: defineCall({
    method: 'GET',
    paths: [{ path: '/translation-api/api/external/v2/unit/language/:lang', row: 'C248' }],
    access: 'any',
    envelope: 'plain',
    summary: 'Where the dictionaries of a language are',
    params: languagePath,
    reply: z.object({ lang: z.string(), units: z.array(z.object({ name: z.string(), path: z.string() })) }),
    fails: ['not_found'],
    assumed: true,
  }),
  translationFile: defineCall({
    method: 'GET',
    paths: [{ path: '/genfiles/web-app-v2/*', row: 'C249' }],
    access: 'any',
    envelope: 'plain',
    summary: 'The texts of one dictionary',
    params: z.object({ '*': z.string().max(200) }),
    reply: z.record(z.string(), z.string()),
    fails: ['not_found'],
    assumed: false,
  }),
} as const;
