import type {} from '@fastify/multipart';
import type { CallSpec } from '@touchline/contract/call';
import type { UploadedFile } from '@touchline/contract/uploaded-file';
import type { FastifyRequest } from 'fastify';
import { Failure } from '../http/failure.ts';

const FIELDS = 40;
const FIELD_BYTES = 64 * 1024;

/**
 * The body of an upload: text parts by name (`fields` of JSON text is left to the call's schema) and all files as `files`, held in memory up
 * to the call's own bounds. Throws Failure `too_large` beyond them, `invalid` for a body that breaks off or is no multipart at all.
 */
export async function readMultipart(request: FastifyRequest, { files: max, fileBytes }: NonNullable<CallSpec['upload']>): Promise<object> {
  const fields = new Map<string, string>();
  const files: UploadedFile[] = [];
  try {
    const limits = { files: max, fileSize: fileBytes, fields: FIELDS, fieldSize: FIELD_BYTES, parts: FIELDS + max };
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') files.push({ field: part.fieldname, name: part.filename, bytes: await part.toBuffer() });
      else fields.set(part.fieldname, typeof part.value === 'string' ? part.value : '');
    }
  } catch (error) {
    const { statusCode } = error as { statusCode?: number };
    throw new Failure(
      statusCode === 413 ? 'too_large' : 'invalid',
      statusCode === 413 ? {} : { fields: { body: ['multipart/form-data'] } },
    );
  }
  return { ...Object.fromEntries(fields), files };
}
