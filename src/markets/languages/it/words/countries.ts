import type { CountriesWords } from '../../en/words/countries.ts'

export const countries: CountriesWords = {
  norway:
    'Una costa incisa dai fiordi, dallo Skagerrak fin oltre il circolo polare. La uniscono ferrovie di montagna, traghetti e navi costiere.',
  sweden:
    'Foreste, circa centomila laghi e arcipelaghi davanti a Stoccolma e Göteborg. All’estremo nord montagne e lunghi inverni con l’aurora.',
  finland: 'Laghi e foreste a perdita d’occhio, con Helsinki sul Baltico e la Lapponia oltre il circolo polare.',
  denmark: 'La penisola dello Jutland e più di quattrocento isole, unite da ponti e traghetti. Il mare non è mai lontano.',
  iceland: 'Un’isola di vulcani, ghiacciai, sorgenti calde e cascate nell’Atlantico del Nord. La strada circolare ne fa tutto il giro.',
  'united-kingdom':
    'Inghilterra, Scozia, Galles e Irlanda del Nord: scogliere di gesso, brughiere, i loch delle Highlands e città di mattoni e pietra.',
  ireland: 'Colline verdi al centro, scogliere e una costa atlantica selvaggia intorno. Dublino da un lato dell’isola, Galway dall’altro.',
  france: 'Dalla Manica al Mediterraneo, dall’Atlantico al Monte Bianco: valli fluviali, vigneti e treni veloci tra l’una e l’altro.',
  netherlands: 'Terra piatta strappata all’acqua: canali, dighe, campi di fiori e antiche città di mercanti, tutte vicine in treno.',
  belgium: 'Bruges, Gand, Anversa e Bruxelles sono vicine in treno. A ovest il mare del Nord, a sud le colline delle Ardenne.',
  germany: 'Dal mare del Nord e dal Baltico fino alle Alpi, con il Reno, l’Elba e colline boscose nel mezzo.',
  switzerland: 'Alpi, laghi e quattro lingue nazionali. Treni a cremagliera e funivie proseguono dove finiscono le strade.',
  austria: 'Il Danubio a nord e a est, le Alpi a ovest e a sud; in mezzo Vienna, Salisburgo e laghi limpidi.',
  czechia: 'Boemia e Moravia: Praga sulla Moldava, città termali, castelli, rocce di arenaria e vigneti a sud.',
  slovenia: 'Le Alpi Giulie, grotte carsiche, vigneti e una breve costa adriatica, nulla lontano da Lubiana.',
  italy: 'Le Alpi a nord, i vulcani a sud, il mare su entrambi i lati; in mezzo, città che un tempo erano stati a sé.',
  spain:
    'Un altopiano circondato da montagne e coste, dalla verde Galizia all’Andalusia moresca. I treni veloci ne avvicinano gli estremi.',
  portugal: 'Una lunga costa atlantica, le terrazze del Douro, le querce da sughero dell’Alentejo e Lisbona sul Tago.',
  greece: 'Una terraferma montuosa e migliaia di isole, di cui solo circa duecento abitate. Qui il traghetto è l’autobus.',
  croatia: 'Più di mille isole davanti a una costa calcarea, città murate come Dubrovnik e, nell’entroterra, i laghi di Plitvice.',
  morocco: 'Tra Atlantico, Mediterraneo e Sahara, con l’Atlante nel mezzo. Le città imperiali sono Fès, Meknès, Rabat e Marrakech.',
  'south-africa':
    'L’Atlantico e l’oceano Indiano si incontrano alla sua punta meridionale. Tra il Capo e il parco Kruger si stendono vigneti, il Karoo e i Drakensberg.',
  namibia:
    'Il Namib lungo la costa, uno dei deserti più antichi della terra, la distesa salata di Etosha a nord e pochissima gente nel mezzo.',
  tanzania:
    'Il Kilimangiaro, la montagna più alta d’Africa, le pianure del Serengeti, il cratere di Ngorongoro e Zanzibar nell’oceano Indiano.',
  japan: 'Quattro grandi isole e migliaia di piccole, per lo più montuose. Lo Shinkansen unisce Tokyo e Kyoto.',
  vietnam:
    'Un paese lungo e stretto sul mare, dalle rocce calcaree della baia di Ha Long al delta del Mekong. Una ferrovia unisce Hanoi al sud.',
  'sri-lanka':
    'Un’isola tropicale davanti alla punta meridionale dell’India: colline di tè intorno a Nuwara Eliya, città antiche nel nord asciutto, spiagge tutt’intorno.',
  thailand: 'Bangkok sul Chao Phraya, colline e templi intorno a Chiang Mai e isole calcaree in due mari.',
  jordan: 'Petra, la città scavata nella roccia, il deserto rosso del Wadi Rum e il mar Morto, la riva più bassa della terra.',
  'united-states': 'Grattacieli sull’Atlantico, canyon e deserti nel Sud-ovest, sequoie e onde sul Pacifico.',
  canada:
    'Il secondo paese più grande del mondo: le Montagne Rocciose a ovest, laghi e foreste al centro, il San Lorenzo e l’Atlantico a est.',
  'costa-rica': 'Foresta pluviale, foresta nebulosa e vulcani tra i Caraibi e il Pacifico. Circa un quarto del territorio è protetto.',
  peru: 'Costa desertica, Ande e Amazzonia fianco a fianco. Cusco fu la capitale degli Inca; Machu Picchu domina dall’alto l’Urubamba.',
  chile:
    'Più di quattromila chilometri da un capo all’altro: l’Atacama a nord, vigneti intorno a Santiago, fiordi e ghiacciai in Patagonia.',
  'new-zealand': 'Due isole principali: vulcani e sorgenti calde a nord, le Alpi Meridionali e i fiordi a sud.',
  australia: 'Barriera corallina e foresta pluviale a nord-est, deserto rosso intorno a Uluru e le grandi città lungo la costa.',
}
