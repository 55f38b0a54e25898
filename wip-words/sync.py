"""Write a language's catalogues from the pool, in the order of English; report what is missing."""
import sys
from pathlib import Path
from fluent.syntax import FluentParser, FluentSerializer, ast
ROOT=Path(sys.argv[1]); POOL=Path(__file__).parent
HEAD={
 'page.ftl':{'de':'Was die Seite sagt. Kurz, anschaulich, per Du. $you ist yes für den Leser; Namen kommen als Namen.',
  'es':'Lo que dice la página. Breve, concreto, de tú. $you es yes para quien lee; los nombres llegan como nombres.',
  'it':'Che cosa dice la pagina. Breve, concreto, dando del tu. $you è yes per chi legge; i nomi arrivano come nomi.',
  'nl':'Wat de pagina zegt. Kort, concreet, met je en jij. $you is yes voor de lezer; namen komen als namen.',
  'pt':'O que a página diz. Breve, concreto, tratando por você. $you é yes para quem lê; nomes chegam como nomes.'},
 'lesson.ftl':{'de':'Das erste Spiel mit vorbereiteten Zügen, Schritt für Schritt. Kurz: Es steht auf dem Telefon über dem Tisch.',
  'es':'La primera partida con jugadas preparadas, paso a paso. Breve: en el teléfono va encima de la mesa.',
  'it':'La prima partita con mosse preparate, passo per passo. Breve: sul telefono sta sopra il tavolo.',
  'nl':'Het eerste spel met voorbereide zetten, stap voor stap. Kort: op een telefoon staat het boven de tafel.',
  'pt':'O primeiro jogo com jogadas preparadas, passo a passo. Breve: no telefone fica acima da mesa.'}}
def body(p): return FluentParser().parse(Path(p).read_text('utf-8')).body
for lang in sys.argv[2:]:
    pool={}
    for e in body(POOL/f'{lang}.ftl'):
        if isinstance(e,ast.Junk): sys.exit(f'{lang} junk: {e.content[:80]}')
        if isinstance(e,ast.Message):
            if e.id.name in pool: print('twice',lang,e.id.name)
            pool[e.id.name]=e
    used=set()
    for name,heads in HEAD.items():
        english=ROOT/'src/sabika/locale/en'/name
        text=english.read_text('utf-8')
        out=['# '+heads[lang],'']
        ser=FluentSerializer()
        for e in body(english):
            if isinstance(e,ast.Comment) or (isinstance(e,ast.Message) and e.comment):
                if len(out)>2 and out[-1]!='': out.append('')
            if isinstance(e,ast.Message):
                if e.id.name not in pool: print('missing',lang,e.id.name); continue
                used.add(e.id.name)
                src=(POOL/f'{lang}.ftl').read_text('utf-8')
                m=pool[e.id.name]
                out.append(src[m.span.start:m.span.end].rstrip('\n'))
        (ROOT/'src/sabika/locale'/lang/name).write_text('\n'.join(out).rstrip('\n')+'\n','utf-8')
    print(lang,'unused',sorted(set(pool)-used)[:400] if len(sys.argv)<4 else len(set(pool)-used))
