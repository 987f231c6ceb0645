import type { SampleGame } from './games.ts';
import { textsOf } from './texts.ts';

/** The parts that a page of a game is made of. */
export interface GamePage {
  readonly game: SampleGame;
  readonly language: string;
  /** Of the play that it is for: the page's own secret. */
  readonly play: string;
  readonly isDemo: boolean;
  readonly currency: string;
  readonly nonce: string;
}

/** In whole units of money. */
export const STAKES = [1, 2, 5, 10] as const;

/** The look of the sample's pages. */
export const PAGE_STYLE = `:root{color-scheme:light dark}*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;
padding:1rem;text-align:center;font:1rem/1.4 system-ui,sans-serif}output{display:block}#sign{font-size:4rem;line-height:1.2;min-height:1.2em}
button,select{font:inherit;min-height:44px;padding:0 1.25rem;border-radius:.5rem;border:1px solid currentColor}button{font-weight:600}
label{display:inline-flex;gap:.5rem;align-items:center}h1{font-size:1.25rem;margin:0}`;

/** The page's own script: one button, one round, and what came of it. */
const SCRIPT = `const page=document.body.dataset,say=(id,text)=>{document.getElementById(id).textContent=text};
document.querySelector('form').addEventListener('submit',async(event)=>{event.preventDefault();
const button=document.querySelector('button');button.disabled=true;
try{const stake=Number(document.querySelector('select').value);
const reply=await fetch('/round',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({play:page.play,stake})});
const round=await reply.json();
if(round.refused){say('news',page.refused)}else if(!reply.ok){say('news',page.trouble)}
else{say('sign',round.sign);say('news',round.won==='0'?page.lost:page.won+': '+round.won+' '+page.currency);
if(round.free!==undefined)say('free',page.free+': '+round.free)}
if(round.balance!==undefined)say('balance',round.balance+' '+page.currency)}
catch{say('news',page.trouble)}finally{button.disabled=false;button.focus()}});`;

/** The page of a game: its name, stakes, a button, and what was drawn. */
export function renderGamePage({ game, language, play, isDemo, currency, nonce }: GamePage): string {
  const t = textsOf(language);
  const name = t[game.code as 'coin' | 'die' | 'stars'];
  const data = Object.entries({ play, currency, won: t.won, lost: t.lost, trouble: t.trouble, refused: t.refused, free: t.free })
    .map(([key, value]) => ` data-${key}="${escapeHtml(value)}"`)
    .join('');
  const pays = game.results.filter((result) => result.pays > 0).map((result) => `${result.sign} ×${result.pays}`);
  return `<!doctype html><html lang="${escapeHtml(language)}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${name}</title><style>${PAGE_STYLE}</style></head><body${data}><main>
<h1>${name}${isDemo ? ` – ${t.demo}` : ''}</h1><p>${pays.join(' · ')}</p><output id="sign" aria-hidden="true">${game.results.at(-1)?.sign ?? ''}</output>
<output id="news" aria-live="polite">&nbsp;</output><output id="free"></output><form><label>${t.stake} <select>${STAKES.map((stake) => `<option>${stake}</option>`).join('')}</select></label>
<button>${t.play}</button></form><p>${t.balance}: <output id="balance">–</output></p></main>
<script nonce="${nonce}">${SCRIPT}</script></body></html>`;
}

/** Text as it stands in a page. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
