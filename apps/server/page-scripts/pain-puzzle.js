// The puzzle: a piece is moved into the gap of its shape, by hand, with the slider or its keys, while the device works on a proof. Who does
// not see pictures lets it work for longer, and confirms a sign-in with a code. The same file is the page's script and its worker's.
// painPuzzle.mount(host, { ticket, texts, language, onSolved(token, elapsedMs), onFailed() }) gives a function that ends it.
(() => {
  if (typeof document === 'undefined') return startWorker();

  /** @param {string} tag @param {Record<string, string>} attributes @param {(Node | string)[]} inside */
  function make(tag, attributes = {}, inside = []) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...inside);
    return element;
  }

  /** A drawing of the site's own line width. */
  function makeIcon(path) {
    const space = 'http://www.w3.org/2000/svg';
    const svg = document.createElementNS(space, 'svg');
    svg.setAttribute('viewBox', '0 0 20 20');
    svg.setAttribute('class', 'puzzle-icon');
    svg.setAttribute('aria-hidden', 'true');
    const line = document.createElementNS(space, 'path');
    for (const [name, value] of Object.entries({ d: path, fill: 'none', stroke: 'currentColor', 'stroke-width': '1.6' }))
      line.setAttribute(name, value);
    line.setAttribute('stroke-linecap', 'round');
    line.setAttribute('stroke-linejoin', 'round');
    svg.append(line);
    return svg;
  }
  const REFRESH = 'M16.2 10a6.2 6.2 0 1 1-2-4.6l2 1.8M16.2 3.8v3.4h-3.4';

  async function ask(path, options, signal) {
    const reply = await fetch(path, { credentials: 'same-origin', signal, ...options });
    return { ok: reply.ok, data: await reply.json() };
  }

  /** Lets a worker do the work; `tell` hears how much of it is done, in percent. */
  function work(task, tell, signal) {
    return new Promise((resolve, reject) => {
      const worker = new Worker('/genfiles/puzzle/pain-puzzle.js');
      const end = (settle, value) => {
        worker.terminate();
        settle(value);
      };
      worker.addEventListener('message', ({ data }) => {
        tell(Math.round((100 * data.done) / task.parts));
        if (data.proof) end(resolve, data.proof);
      });
      worker.addEventListener('error', () => end(reject, new Error('the worker cannot be had')));
      signal.addEventListener('abort', () => end(reject, signal.reason));
      worker.postMessage(task);
    });
  }

  function mount(host, { ticket, texts, language, onSolved, onFailed }) {
    const life = new AbortController();
    let turn = new AbortController();
    let kind = 'picture';
    let challenge = null;
    let proof = null;
    let shownAt = 0;
    let busy = false;
    let expiry = 0;

    const title = make('b', { class: 'puzzle-title', id: 'puzzle-title' });
    const again = make(
      'button',
      { type: 'button', class: 'icon-button icon-button-small', 'aria-label': texts.again, title: texts.again },
      [makeIcon(REFRESH)],
    );
    const stage = make('div', { class: 'puzzle-stage' });
    const bar = make('div', {
      class: 'puzzle-bar',
      role: 'progressbar',
      'aria-valuemin': '0',
      'aria-valuemax': '100',
      'aria-label': texts.working,
    });
    const fill = make('i');
    bar.append(fill);
    const status = make('p', { class: 'puzzle-status', role: 'status' });
    const check = make('button', { type: 'submit', class: 'button button-brand button-large button-block' }, [texts.check]);
    const other = make('button', { type: 'button', class: 'button button-block' });
    const panel = make('div', { class: 'puzzle-panel', role: 'group', 'aria-labelledby': 'puzzle-title' }, [
      make('div', { class: 'puzzle-head' }, [title, again]),
      stage,
      bar,
    ]);
    const form = make('form', { class: 'puzzle-form', novalidate: '' }, [panel, status, check, other]);
    let readAnswer = () => ({});

    /** Screen readers are told each quarter, the eye every step. */
    function showWork(percent) {
      fill.style.inlineSize = `${percent}%`;
      bar.setAttribute('aria-valuenow', String(percent));
      bar.hidden = challenge?.kind === 'picture' && percent === 100;
      if (challenge?.kind === 'work' && percent % 25 === 0 && percent < 100) say(texts.percent.replace('{percent}', String(percent)));
    }
    const say = (text) => {
      status.textContent = text;
    };

    async function load(message) {
      clearTimeout(expiry);
      turn.abort();
      turn = new AbortController();
      const { signal } = turn;
      busy = true;
      try {
        const query = new URLSearchParams({ ticket, kind, lng: language });
        const { ok, data } = await ask(`/puzzle-api/challenge?${query}`, {}, signal);
        if (!ok && data.code === 'rate_limited') return say(data.message);
        if (!ok) throw new Error(data.code);
        challenge = data;
        shownAt = performance.now();
        proof = work(data.work, showWork, signal);
        proof.catch(() => {});
        draw();
        say(message ?? '');
        expiry = setTimeout(() => void load(texts.expired), Math.max(5000, data.expiresAt - Date.now()));
        busy = false;
        if (data.kind === 'work') await finishWork();
      } catch (error) {
        if (error.name !== 'AbortError') onFailed();
      }
    }

    function draw() {
      const hadFocus = form.contains(document.activeElement);
      fill.style.inlineSize = '0';
      bar.hidden = false;
      other.textContent = kind === 'picture' ? texts.work : texts.picture;
      other.hidden = kind === 'picture' && challenge.kind === 'work';
      check.hidden = challenge.kind === 'work';
      again.hidden = challenge.kind === 'work';
      if (challenge.kind === 'work') {
        title.textContent = texts.workTitle;
        stage.replaceChildren(make('p', { class: 'puzzle-text' }, [challenge.withCode ? texts.workCode : texts.workText]));
        bar.tabIndex = -1;
        if (hadFocus) bar.focus();
      } else drawPicture(hadFocus);
    }

    function drawPicture(hadFocus) {
      const { width, height, side, top, picture, piece } = challenge;
      title.textContent = texts.title;
      const part = make('img', { class: 'puzzle-piece', src: piece, alt: '', draggable: 'false' });
      const limits = { min: '0', max: String(width - side), value: '0', step: '1' };
      const slider = make('input', { type: 'range', class: 'puzzle-slider', dir: 'ltr', 'aria-label': texts.slider, ...limits });
      const frame = make('div', { class: 'puzzle-frame', dir: 'ltr' }, [
        make('img', { src: picture, alt: texts.alt, draggable: 'false' }),
        make('i', { class: 'puzzle-guide' }),
        part,
      ]);
      frame.style.aspectRatio = `${width} / ${height}`;
      frame.style.setProperty('--puzzle-row', `${(100 * (top + side / 2)) / height}%`);
      part.style.inlineSize = `${(100 * side) / width}%`;
      part.style.insetBlockStart = `${(100 * top) / height}%`;
      const place = () => {
        part.style.insetInlineStart = `${(100 * Number(slider.value)) / width}%`;
        slider.style.setProperty('--puzzle-done', `${(100 * Number(slider.value)) / (width - side)}%`);
      };
      place();
      slider.addEventListener('input', place);
      drag(part, frame, slider, width, place);
      stage.replaceChildren(frame, slider);
      readAnswer = () => ({ answer: Number(slider.value) });
      if (hadFocus) slider.focus();
    }

    /** The piece itself can be taken, too. */
    function drag(part, frame, slider, width, place) {
      let grip = null;
      part.addEventListener('pointerdown', (event) => {
        event.preventDefault();
        slider.focus();
        part.setPointerCapture(event.pointerId);
        grip = { from: event.clientX, value: Number(slider.value) };
      });
      part.addEventListener('pointermove', (event) => {
        if (!grip) return;
        slider.value = String(grip.value + ((event.clientX - grip.from) * width) / frame.clientWidth);
        place();
      });
      for (const end of ['pointerup', 'pointercancel'])
        part.addEventListener(end, () => {
          grip = null;
        });
    }

    /** The code that was sent once the work was done. */
    function drawCode({ id, expiresAt, code_length, message }) {
      clearTimeout(expiry);
      expiry = setTimeout(() => void load(texts.expired), Math.max(5000, expiresAt - Date.now()));
      challenge = { kind: 'code', id };
      title.textContent = texts.codeTitle;
      const input = make('input', {
        id: 'puzzle-code',
        inputmode: 'numeric',
        autocomplete: 'one-time-code',
        maxlength: '16',
        dir: 'ltr',
        required: '',
      });
      stage.replaceChildren(
        make('label', { class: 'puzzle-text', for: 'puzzle-code' }, [texts.code.replace('{digits}', String(code_length))]),
        make('div', { class: 'field' }, [input]),
      );
      bar.hidden = true;
      check.hidden = false;
      again.hidden = false;
      readAnswer = () => (/^\s*(?:\d\s*){4,8}$/.test(input.value) ? { code: input.value } : null);
      say(message);
      input.focus();
    }

    async function finishWork() {
      const done = await proof;
      await send({ proof: done });
    }

    async function send(answer) {
      busy = true;
      const elapsedMs = Math.round(performance.now() - shownAt);
      const body = JSON.stringify({ id: challenge.id, elapsedMs, ...answer });
      const options = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
      const { ok, data } = await ask(`/puzzle-api/verify?lng=${encodeURIComponent(language)}`, options, turn.signal);
      busy = false;
      if (ok && data.step === 'code') drawCode(data);
      else if (ok) onSolved(data.token, elapsedMs);
      else if (data.code !== 'captcha_wrong') say(data.message);
      else if (challenge.kind === 'code') say(texts.codeWrong);
      else await load(texts.wrong);
    }

    async function submit(event) {
      event.preventDefault();
      const answer = readAnswer();
      if (busy || challenge === null || challenge.kind === 'work') return;
      if (answer === null) return say(texts.codeWrong);
      busy = true;
      say(texts.checking);
      try {
        await send(challenge.kind === 'picture' ? { ...answer, proof: await proof } : answer);
      } catch (error) {
        if (error.name !== 'AbortError') onFailed();
      }
    }

    form.addEventListener('submit', (event) => void submit(event));
    again.addEventListener('click', () => void load());
    other.addEventListener('click', () => {
      kind = kind === 'picture' ? 'work' : 'picture';
      void load();
    });
    host.replaceChildren(form);
    void load();
    life.signal.addEventListener('abort', () => turn.abort());
    return () => {
      clearTimeout(expiry);
      life.abort();
      form.remove();
    };
  }

  window.painPuzzle = { mount };

  /** Looks for each part's number: with it the SHA-256 of `salt.part.number` begins with so many zero bits. */
  function startWorker() {
    const K = new Int32Array(64);
    const START = new Int32Array(8);
    /** The first 32 bits behind the point of a root of a prime (FIPS 180-4). */
    const fraction = (root) => ((root - Math.floor(root)) * 2 ** 32) | 0;
    for (let prime = 2, n = 0; n < 64; prime++) {
      let divisor = 2;
      while (divisor * divisor <= prime && prime % divisor !== 0) divisor++;
      if (divisor * divisor <= prime) continue;
      if (n < 8) START[n] = fraction(Math.sqrt(prime));
      K[n++] = fraction(Math.cbrt(prime));
    }
    const W = new Int32Array(64);

    /** The first word of the digest of a text of at most 55 letters that stands in `bytes`. */
    function firstWord(bytes, length) {
      for (let i = 0; i < 16; i++) W[i] = 0;
      for (let i = 0; i < length; i++) W[i >> 2] |= bytes[i] << (24 - 8 * (i & 3));
      W[length >> 2] |= 0x80 << (24 - 8 * (length & 3));
      W[15] = length * 8;
      for (let i = 16; i < 64; i++) {
        const x = W[i - 15];
        const y = W[i - 2];
        const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
        const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
        W[i] = (W[i - 16] + s0 + W[i - 7] + s1) | 0;
      }
      let [a, b, c, d, e, f, g, h] = START;
      for (let i = 0; i < 64; i++) {
        const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
        const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i] + W[i]) | 0;
        const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
        const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
        h = g;
        g = f;
        f = e;
        e = (d + t1) | 0;
        d = c;
        c = b;
        b = a;
        a = (t1 + t2) | 0;
      }
      return (a + START[0]) | 0;
    }

    self.onmessage = ({ data: { salt, parts, bits } }) => {
      const bytes = new Uint8Array(64);
      const proof = [];
      for (let part = 0; part < parts; part++) {
        const head = `${salt}.${part}.`;
        for (let i = 0; i < head.length; i++) bytes[i] = head.charCodeAt(i);
        for (let n = 0; ; n++) {
          const text = String(n);
          for (let i = 0; i < text.length; i++) bytes[head.length + i] = text.charCodeAt(i);
          if (firstWord(bytes, head.length + text.length) >>> (32 - bits) !== 0) continue;
          proof.push(n);
          break;
        }
        self.postMessage(part + 1 === parts ? { done: part + 1, proof } : { done: part + 1 });
      }
    };
  }
})();
