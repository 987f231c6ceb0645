import type { CallPath, CallSpec, Envelope } from '@touchline/contract/call';
import { CALLS } from '@touchline/contract/calls';
import { FAILURES, FailureBody } from '@touchline/contract/failure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { renderDocs } from '../pages/docs-page.ts';
import type { Brands } from '../tenant/brands.ts';

type Json = Record<string, unknown>;

/** The audience whose calls are described: those of the site and of programs, or those of the console. */
export type Audience = 'public' | 'operator';

const callsOf = (audience: Audience): readonly (readonly [string, CallSpec])[] =>
  Object.entries<CallSpec>(CALLS).filter(([, call]) => isConsoleCall(call) === (audience === 'operator'));
const isConsoleCall = ({ paths }: CallSpec): boolean => paths.some(({ path }) => path.startsWith('/operator-api/'));

/**
 * `/openapi.json` for machines and `/docs` for people, both from the contract, under the name of the brand whose host it is. The console's calls are described below its own address, to
 * those whom `isInternal` lets through.
 */
export function registerOpenApi(
  server: FastifyInstance,
  brands: Pick<Brands, 'ofHost'>,
  isInternal: (request: FastifyRequest) => void,
): void {
  for (const audience of ['public', 'operator'] as const) {
    const root = audience === 'public' ? '' : '/operator-api';
    const check = audience === 'public' ? () => undefined : isInternal;
    /** By the name that they bear. */
    const texts = new Map<string, string>();
    const pages = new Map<string, string>();
    server.get(`${root}/openapi.json`, (request, reply) => {
      check(request);
      const { name } = brands.ofHost(request.headers.host);
      const text = texts.get(name) ?? JSON.stringify(describeApi(audience, name));
      texts.set(name, text);
      return reply
        .type('application/json; charset=utf-8')
        .header('cache-control', audience === 'public' ? 'public, max-age=300' : 'no-store')
        .send(text);
    });
    server.get(`${root}/docs`, (request, reply) => {
      check(request);
      const { name } = brands.ofHost(request.headers.host);
      const page = pages.get(name) ?? renderDocs(name, Object.fromEntries(callsOf(audience)), `${root}/openapi.json`);
      pages.set(name, page);
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'")
        .send(page);
    });
  }
}

/** The OpenAPI 3.1 document of every call at every path, for a brand by its name. */
export function describeApi(audience: Audience, brand: string): Json {
  const paths: Record<string, Json> = {};
  for (const [key, call] of callsOf(audience)) {
    for (const path of call.paths) {
      const url = path.path.replace(/:(\w+)/g, '{$1}');
      paths[url] = { ...paths[url], [call.method.toLowerCase()]: describeCall(key, call, path) };
    }
  }
  const scheme = {
    cookie: { type: 'apiKey', in: 'cookie', name: 'user_token' },
    extra: { type: 'http', scheme: 'bearer', description: 'User token in the header x-auth' },
    service: { type: 'http', scheme: 'bearer', description: 'Service token of GET /web-api/api/mobile/v1/token/' },
  };
  return {
    openapi: '3.1.0',
    info: {
      title: audience === 'public' ? brand : `${brand}: console`,
      version: '1',
      description: 'Money is decimal text, odds are integer thousandths, times are epoch seconds unless a field says otherwise.',
    },
    components: {
      schemas: { Failure: schemaOf(FailureBody, 'output') },
      securitySchemes: audience === 'public' ? scheme : { operator: { type: 'apiKey', in: 'cookie', name: 'operator_token' } },
    },
    paths,
  };
}

function describeCall(key: string, call: CallSpec, path: CallPath): Json {
  const rows = path.row ? `Row ${path.row} of the specification.` : 'Our own call.';
  const failures = Map.groupBy(call.fails, (code) => FAILURES[code]);
  return {
    operationId: path === call.paths[0] ? key : `${key}-${call.paths.indexOf(path)}`,
    summary: call.summary,
    description: `${rows}${call.assumed ? ' The shape of the reply is our design.' : ''}`,
    tags: [path.path.split('/')[1] ?? ''],
    ...security(call),
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query')],
    ...(call.body ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(call.body, 'input') } } } } : {}),
    responses: {
      200: { description: 'Done', content: { [mediaType(call.envelope)]: { schema: wrapped(call) } } },
      ...Object.fromEntries(
        [...failures].map(([status, codes]) => [
          status,
          { description: codes.join(', '), content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } },
        ]),
      ),
    },
  };
}

function security(call: CallSpec): Json {
  if (call.access === 'session') return { security: [{ cookie: [] }, { service: [] }] };
  if (call.access === 'operator') return { security: [{ operator: [] }] };
  if (call.access === 'session+extra') return { security: [{ extra: [] }] };
  return call.access === 'bearer' || call.access === 'mobile' ? { security: [{ service: [] }] } : {};
}

function mediaType(envelope: Envelope): string {
  return {
    flag: 'application/json',
    plain: 'application/json',
    jsonapi: 'application/vnd.api+json',
    html: 'text/html',
    raw: 'application/octet-stream',
  }[envelope];
}

function wrapped(call: CallSpec): Json {
  const data = schemaOf(call.reply, 'output');
  if (call.envelope === 'flag') return { type: 'object', properties: { success: { const: true }, data }, required: ['success', 'data'] };
  return call.envelope === 'jsonapi' ? { type: 'object', properties: { data }, required: ['data'] } : data;
}

function parameters(schema: z.ZodType | undefined, where: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
}

/** The wire form: inputs before their transformation. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Json;
  return rest;
}
