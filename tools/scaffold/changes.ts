import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../sources/source-files.ts';

/** The files that a scaffold writes, decided in memory first: a wrong name leaves nothing half done. Paths are relative to the root. */
export class Changes {
  readonly #texts = new Map<string, string>();

  /** The text of a file as it will be. */
  read(file: string): string {
    return this.#texts.get(file) ?? fs.readFileSync(path.join(ROOT, file), 'utf8');
  }

  exists(file: string): boolean {
    return this.#texts.has(file) || fs.existsSync(path.join(ROOT, file));
  }

  /** A new file; throws where one stands already. */
  create(file: string, text: string): void {
    if (this.exists(file)) throw new Error(`${file} exists already`);
    this.#texts.set(file, text);
  }

  /** Puts text before the last place of a mark in a file; throws where the mark is not found. */
  insertBefore(file: string, mark: string | RegExp, text: string): void {
    const before = this.read(file);
    const at = typeof mark === 'string' ? before.lastIndexOf(mark) : before.search(mark);
    if (at < 0) throw new Error(`${file} has no ${mark} to put a line before`);
    this.#texts.set(file, before.slice(0, at) + text + before.slice(at));
  }

  /** The same after the first place of a mark. */
  insertAfter(file: string, mark: string | RegExp, text: string): void {
    const before = this.read(file);
    const found = typeof mark === 'string' ? mark : (mark.exec(before)?.[0] ?? String(mark));
    const at = before.indexOf(found);
    if (at < 0) throw new Error(`${file} has no ${mark} to put a line after`);
    const end = at + found.length;
    this.#texts.set(file, before.slice(0, end) + text + before.slice(end));
  }

  replace(file: string, text: string): void {
    this.read(file);
    this.#texts.set(file, text);
  }

  /** Writes everything, in the form that `npm run lint` asks for. */
  write(): void {
    for (const [file, text] of this.#texts) {
      const target = path.join(ROOT, file);
      fs.mkdirSync(path.dirname(target), { recursive: true });
      const isNew = !fs.existsSync(target);
      fs.writeFileSync(target, text);
      console.log(`${isNew ? 'wrote' : 'changed'} ${file}`);
    }
    const tidy = spawnSync(path.join(ROOT, 'node_modules/.bin/biome'), ['check', '--write', '--log-level=error', ...this.#texts.keys()], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    if (tidy.status !== 0) throw new Error(`biome: ${tidy.error?.message ?? tidy.stderr}`);
  }
}
