import type { CountriesWords } from '../../en/words/countries.ts'

export const countries: CountriesWords = {
  norway: 'En kyst skåret op af fjorde, fra Skagerrak til langt nord for polarcirklen. Bjergbaner, færger og kystskibe binder den sammen.',
  sweden:
    'Skove, omkring hundrede tusind søer og skærgård ud for Stockholm og Göteborg. Længst mod nord fjelde og lange vintre med nordlys.',
  finland: 'Søer og skov, så langt øjet rækker, med Helsinki ved Østersøen og Lapland nord for polarcirklen.',
  denmark: 'Halvøen Jylland og mere end fire hundrede øer, forbundet af broer og færger. Havet er aldrig langt væk.',
  iceland: 'En ø af vulkaner, gletsjere, varme kilder og vandfald i Nordatlanten. Ringvejen fører hele vejen rundt.',
  'united-kingdom': 'England, Skotland, Wales og Nordirland: kridtklinter, heder, højlandets søer og byer af mursten og natursten.',
  ireland: 'Grønne bakker i midten, klipper og vild atlanterhavskyst langs kanten. Dublin på den ene side af øen, Galway på den anden.',
  france: 'Fra Den Engelske Kanal til Middelhavet, fra Atlanterhavet til Mont Blanc: floddale, vinmarker og hurtigtog imellem.',
  netherlands: 'Fladt land, vundet fra vandet: kanaler, diger, blomstermarker og gamle handelsbyer, alle en kort togtur fra hinanden.',
  belgium: 'Brugge, Gent, Antwerpen og Bruxelles ligger tæt på hinanden med tog. Mod vest Nordsøen, mod syd Ardennernes bakker.',
  germany: 'Fra Nordsøen og Østersøen til Alperne med Rhinen, Elben og skovklædte bjerge imellem.',
  switzerland: 'Alper, søer og fire landssprog. Tandhjulsbaner og svævebaner fortsætter, hvor vejene slutter.',
  austria: 'Donau mod nord og øst, Alperne mod vest og syd; imellem dem Wien, Salzburg og klare søer.',
  czechia: 'Bøhmen og Mähren: Prag ved Moldau, kurbyer, borge, sandstensklipper og vinmarker mod syd.',
  slovenia: 'De Juliske Alper, drypstenshuler, vinmarker og en kort adriaterhavskyst, intet af det langt fra Ljubljana.',
  italy: 'Alperne mod nord, vulkaner mod syd, havet på begge sider; imellem dem byer, der engang var egne stater.',
  spain:
    'En højslette omgivet af bjerge og kyster, fra det grønne Galicien til det mauriske Andalusien. Hurtigtog bringer enderne tættere sammen.',
  portugal: 'En lang atlanterhavskyst, Douros terrasser, korkegene i Alentejo og Lissabon ved Tejo.',
  greece: 'Et bjergrigt fastland og tusindvis af øer, hvoraf kun omkring to hundrede er beboede. Her er færgen bussen.',
  croatia: 'Mere end tusind øer ud for en kalkstenskyst, byer med mure som Dubrovnik og inde i landet Plitvice-søerne.',
  morocco: 'Mellem Atlanterhavet, Middelhavet og Sahara med Atlasbjergene i midten. Kongebyerne er Fez, Meknès, Rabat og Marrakech.',
  'south-africa':
    'Atlanterhavet og Det Indiske Ocean mødes ved sydspidsen. Mellem Kap og Kruger Nationalpark ligger vinmarker, Karoo og Drakensberg.',
  namibia: 'Namib langs kysten, en af jordens ældste ørkener, saltsletten Etosha mod nord og meget få mennesker imellem.',
  tanzania: 'Kilimanjaro, Afrikas højeste bjerg, Serengetis sletter, Ngorongoro-krateret og Zanzibar i Det Indiske Ocean.',
  japan: 'Fire store øer og tusindvis af små, de fleste bjergrige. Shinkansen forbinder Tokyo og Kyoto.',
  vietnam: 'Et langt, smalt land ved havet, fra kalkklipperne i Ha Long-bugten til Mekongdeltaet. En jernbane forbinder Hanoi med syden.',
  'sri-lanka':
    'En tropisk ø ud for Indiens sydspids: tebakker omkring Nuwara Eliya, oldtidsbyer i det tørre nord, strande hele vejen rundt.',
  thailand: 'Bangkok ved Chao Phraya, bakker og templer omkring Chiang Mai og kalkstensøer i to have.',
  jordan: 'Klippebyen Petra, den røde ørken Wadi Rum og Det Døde Hav, jordens lavest liggende bred.',
  'united-states': 'Skyskrabere ved Atlanterhavet, kløfter og ørkener i sydvest, kæmpetræer og brænding ved Stillehavet.',
  canada: 'Verdens næststørste land: Rocky Mountains mod vest, søer og skov i midten, Saint Lawrence-floden og Atlanterhavet mod øst.',
  'costa-rica': 'Regnskov, tågeskov og vulkaner mellem Det Caribiske Hav og Stillehavet. Omkring en fjerdedel af landet er fredet.',
  peru: 'Ørkenkyst, Andes og Amazonas side om side. Cusco var inkaernes hovedstad; Machu Picchu ligger højt over Urubamba.',
  chile:
    'Mere end fire tusind kilometer fra ende til anden: Atacama mod nord, vinmarker omkring Santiago, fjorde og gletsjere i Patagonien.',
  'new-zealand': 'To hovedøer: vulkaner og varme kilder mod nord, De Sydlige Alper og fjordene mod syd.',
  australia: 'Rev og regnskov mod nordøst, rød ørken omkring Uluru og de store byer langs kysten.',
}
