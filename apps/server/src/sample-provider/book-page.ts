import { escapeHtml, PAGE_STYLE } from './page.ts';
import { textsOf } from './texts.ts';

/** The signs of the sample book's letters. */
const SIGNS = { W: '⭐', V: '7️⃣', B: '🔔', R: '🟫', L: '🟣', P: '🍋', C: '🍒' } as const;

const STYLE = `${PAGE_STYLE}#reels{display:grid;grid-template-columns:repeat(3,1fr);gap:.25rem;font-size:2.5rem;line-height:1.2;min-height:9rem}`;

/**
 * The page's own script: it knows its address and the standard's calls alone. A round that was left open is shown and ended first. Amounts are millionths;
 * the grid's letters come reel by reel.
 */
const SCRIPT = `const page=document.body.dataset,signs=JSON.parse(page.signs),asked=new URL(location.href).searchParams;
const sessionID=asked.get('sessionID'),base=location.protocol+'//'+asked.get('rgs_url');
const el=(id)=>document.getElementById(id),say=(id,text)=>{el(id).textContent=text};let currency='';
const money=(wire)=>(wire/1e6).toFixed(2)+' '+currency;
const ask=async(path,body)=>{const reply=await fetch(base+path,{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({sessionID,...body})});
const told=await reply.json();if(!reply.ok)throw new Error(told.error);
if(told.balance){currency=told.balance.currency;say('balance',money(told.balance.amount))}return told};
const show=async(round)=>{const {grid}=round.state.find((event)=>event.grid);
el('reels').replaceChildren(...[0,1,2].flatMap((row)=>[0,1,2].map((reel)=>{const cell=document.createElement('span');cell.textContent=signs[grid[reel*3+row]];return cell})));
if(round.active)await ask('/wallet/end-round');
say('news',round.payout===0?page.lost:page.won+': '+money(round.payout))};
const trouble=(error)=>say('news',['ERR_IPB','ERR_GLE','ERR_VAL'].includes(error.message)?page.refused:page.trouble);
const button=document.querySelector('button'),select=document.querySelector('select');
document.querySelector('form').addEventListener('submit',async(event)=>{event.preventDefault();button.disabled=true;
try{await show((await ask('/wallet/play',{mode:'base',amount:Number(select.value)})).round)}catch(error){trouble(error)}
finally{button.disabled=false;button.focus()}});
ask('/wallet/authenticate',{language:document.documentElement.lang}).then(async({config,round})=>{
for(const level of config.betLevels)select.add(new Option(money(level),level,false,level===config.defaultBetLevel));
if(round&&round.active)await show(round);button.disabled=false}).catch(trouble);`;

/** The page of the sample book, in a language; `nonce` lets its script run. */
export function renderBookPage(language: string, nonce: string): string {
  const t = textsOf(language);
  const data = Object.entries({ signs: JSON.stringify(SIGNS), won: t.won, lost: t.lost, trouble: t.trouble, refused: t.refused })
    .map(([key, value]) => ` data-${key}="${escapeHtml(value)}"`)
    .join('');
  return `<!doctype html><html lang="${escapeHtml(language)}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${t.cherries}</title><style>${STYLE}</style></head><body${data}><main>
<h1>${t.cherries}</h1><div id="reels" aria-hidden="true"></div><output id="news" aria-live="polite">&nbsp;</output>
<form><label>${t.stake} <select></select></label> <button disabled>${t.play}</button></form>
<p>${t.balance}: <output id="balance">–</output></p></main><script nonce="${nonce}">${SCRIPT}</script></body></html>`;
}
