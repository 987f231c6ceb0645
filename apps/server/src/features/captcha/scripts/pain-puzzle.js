// The puzzle: a piece is moved to its place in a picture, by hand, with the slider or its keys; or a question is answered instead.
// painPuzzle.mount(host, { texts, language, onSolved(token, elapsedMs), onFailed() }) gives a function that ends it.
(() => {
  /** @param {string} tag @param {Record<string, string>} attributes @param {(Node | string)[]} inside */
  function make(tag, attributes = {}, inside = []) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...inside);
    return element;
  }

  async function ask(path, options, signal) {
    const reply = await fetch(path, { credentials: 'same-origin', signal, ...options });
    return { ok: reply.ok, data: await reply.json() };
  }

  function mount(host, { texts, language, onSolved, onFailed }) {
    const life = new AbortController();
    let kind = 'picture';
    let challenge = null;
    let shownAt = 0;
    let busy = false;
    let expiry = 0;

    const stage = make('div', { class: 'pz-stage' });
    const status = make('p', { class: 'pz-status', role: 'status' });
    const check = make('button', { type: 'submit', class: 'btn brand' }, [texts.check]);
    const other = make('button', { type: 'button', class: 'btn ghost' });
    const again = make('button', { type: 'button', class: 'btn ghost' }, [texts.again]);
    const form = make('form', { class: 'pz', novalidate: '' }, [
      stage,
      status,
      make('div', { class: 'pz-actions' }, [check, again, other]),
    ]);
    let readAnswer = () => 0;

    async function load(message) {
      clearTimeout(expiry);
      busy = true;
      other.textContent = kind === 'picture' ? texts.question : texts.picture;
      try {
        const { ok, data } = await ask(`/puzzle-api/challenge?kind=${kind}&lng=${encodeURIComponent(language)}`, {}, life.signal);
        if (!ok) throw new Error(data.code);
        challenge = data;
        draw();
        status.textContent = message ?? '';
        shownAt = performance.now();
        expiry = setTimeout(() => void load(texts.expired), Math.max(5000, data.expiresAt - Date.now()));
        busy = false;
      } catch (error) {
        if (error.name !== 'AbortError') onFailed();
      }
    }

    function draw() {
      const hadFocus = form.contains(document.activeElement);
      if (challenge.kind === 'question') {
        const input = make('input', { inputmode: 'numeric', autocomplete: 'off', maxlength: '3', id: 'pz-answer', dir: 'ltr' });
        stage.replaceChildren(
          make('label', { for: 'pz-answer', class: 'pz-question' }, [challenge.question]),
          make('div', { class: 'field' }, [input]),
        );
        readAnswer = () => (/^\d{1,3}$/.test(input.value.trim()) ? Number(input.value) : -1);
        input.focus();
        return;
      }
      const { width, height, side, top, picture, piece } = challenge;
      const part = make('img', { class: 'pz-piece', src: piece, alt: '', draggable: 'false' });
      const slider = make('input', {
        type: 'range',
        class: 'pz-slider',
        min: '0',
        max: String(width - side),
        value: '0',
        step: '1',
        dir: 'ltr',
        'aria-label': texts.slider,
      });
      const frame = make('div', { class: 'pz-frame', dir: 'ltr' }, [
        make('img', { src: picture, alt: texts.alt, draggable: 'false' }),
        part,
      ]);
      frame.style.aspectRatio = `${width} / ${height}`;
      part.style.inlineSize = `${(100 * side) / width}%`;
      part.style.insetBlockStart = `${(100 * top) / height}%`;
      const place = () => {
        part.style.insetInlineStart = `${(100 * Number(slider.value)) / width}%`;
      };
      place();
      slider.addEventListener('input', place);
      slider.addEventListener('pointerup', () => form.requestSubmit());
      drag(part, frame, slider, width, place);
      stage.replaceChildren(frame, slider);
      readAnswer = () => Number(slider.value);
      if (hadFocus) slider.focus();
    }

    /** The piece itself can be taken, too. */
    function drag(part, frame, slider, width, place) {
      let grip = null;
      part.addEventListener('pointerdown', (event) => {
        event.preventDefault();
        part.setPointerCapture(event.pointerId);
        grip = { from: event.clientX, value: Number(slider.value) };
      });
      part.addEventListener('pointermove', (event) => {
        if (!grip) return;
        slider.value = String(grip.value + ((event.clientX - grip.from) * width) / frame.clientWidth);
        place();
      });
      part.addEventListener('pointerup', () => {
        if (!grip) return;
        grip = null;
        form.requestSubmit();
      });
      part.addEventListener('pointercancel', () => {
        grip = null;
      });
    }

    async function submit(event) {
      event.preventDefault();
      const answer = readAnswer();
      if (busy || challenge === null || answer < 0) return;
      busy = true;
      status.textContent = texts.checking;
      const elapsedMs = Math.round(performance.now() - shownAt);
      const body = JSON.stringify({ id: challenge.id, answer, elapsedMs });
      try {
        const options = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
        const { ok, data } = await ask('/puzzle-api/verify', options, life.signal);
        if (ok) onSolved(data.token, elapsedMs);
        else if (data.code === 'captcha_wrong') await load(texts.wrong);
        else onFailed();
      } catch (error) {
        if (error.name !== 'AbortError') onFailed();
      }
    }

    form.addEventListener('submit', (event) => void submit(event));
    again.addEventListener('click', () => void load());
    other.addEventListener('click', () => {
      kind = kind === 'picture' ? 'question' : 'picture';
      void load();
    });
    host.replaceChildren(form);
    void load();
    return () => {
      clearTimeout(expiry);
      life.abort();
      form.remove();
    };
  }

  window.painPuzzle = { mount };
})();
