import type { HairColour, Paint } from "./colours";
import type { Beard } from "./hair";
import type { Extra, Kit } from "./kit";
import type { Look } from "./portrait";

/**
 * The people of the demo data. One line each:
 * name | skin hair colour jaw mouth beard | kit with its two colours | what is behind | what else is worn
 */
const PEOPLE = `
Maya Okafor | 6 puff black slim grin - | singlet track gold | wash | studs
Callum Iqbal | 3 quiff black square smile short | jersey slate chalk | gold |
Yasmin Campbell | 3 ponytail espresso round grin - | football track chalk | sky |
Imogen Pritchard | 1 none brown slim smile - | racerback slate gold | blush | swimcap goggles
Alyssa Carter | 1 plait honey slim half - | tee plum sand | fern |
Ethan Nguyen | 2 part black round smile - | polo chalk leaf | clay | headband
Iker Moreno | 2 crop espresso square calm stubble | polo deep fern | sand | cap
Imogen Sutcliffe | 0 bun ginger slim calm - | racerback leaf fern | blush |
Yasmin Lister | 3 headscarf black round smile - | tee ink track | gold |
Tariq Lister | 4 curly black square grin short | unisuit chalk slate | fern |
Léa Garnier | 1 bob brown slim half - | wetsuit ink clay | wash |
Jonas Brandt | 0 mop blond square smile stubble | wetsuit slate sky | clay |
Leonie Brandt | 0 ponytail blond slim smile - | singlet leaf chalk | sand | visor
Alyssa Nguyen | 2 bob black round calm - | jersey track gold | wash | helmet
Luis Hayes | 3 swept black square grin goatee | football deep fern | blush |
Kayla Delgado | 3 none espresso round grin - | racerback ink track | sky | swimcap goggles
Jamal Sutcliffe | 6 locs black square half full | tee track sand | sand |
Isla Sutcliffe | 1 ponytail brown round smile - | polo chalk track | gold | visor
Callum Chowdhury | 3 part black round smile stubble | polo plum sand | wash | cap
Fenna van Dijk | 0 waves blond slim smile - | racerback plum sand | sky |
Daan Mulder | 1 buzz brown square calm short | singlet ink track | sand |
Matteo Galli | 2 waves espresso square half short | unisuit leaf chalk | clay |
Axel Ekström | 0 swept blond slim calm - | wetsuit ink fern | blush | goggles
Inês Carvalho | 3 curly espresso slim grin - | wetsuit plum clay | sky |
Niamh O'Shea | 0 plait ginger round grin - | singlet slate chalk | fern | headband
Zara Campbell | 5 cornrows black slim smile - | jersey chalk track | slate | helmet
Sadie Ashworth | 1 bun auburn round half - | football slate chalk | sand | headband
Ellie Mensah | 6 none black round smile - | racerback track gold | wash | swimcap
Megan Fraser | 0 pixie auburn slim smile - | tee leaf gold | clay | hardhat
Owen Sutcliffe | 1 crop honey square grin - | polo chalk slate | fern |
Kieran Iqbal | 4 crop black square smile full | polo clay chalk | sky | visor
Priti Sutcliffe | 4 long black slim calm - | racerback deep gold | blush |
Owen Shaw | 5 buzz black square grin short | tee ink gold | clay |
Camila Alvarez | 3 ponytail black round smile - | unisuit track chalk | sand | shades
Jasmine Hayes | 5 puff black round grin - | wetsuit ink track | gold |
Aitana Vidal | 2 waves brown slim half - | wetsuit deep fern | blush |
Megan Shaw | 1 bob auburn round grin - | jacket leaf chalk | sky | beanie
Rhys Whitaker | 1 mop brown slim half goatee | jersey deep gold | blush | glasses
Rory Fraser | 0 quiff ginger square smile short | football leaf chalk | sand |
Mathis Rousseau | 4 none black slim calm - | racerback chalk slate | clay | swimcap goggles
Anneke Kessler | 0 bun blond square grin - | tee clay ink | wash | hardhat
Anneke Brandt | 1 plait honey round half - | polo chalk leaf | sky | headband
Brandon Kim | 2 crop black round smile - | polo slate gold | blush | glasses
Tyler Hayes | 5 locs black slim calm short | singlet plum sand | fern |
Luis Carter | 3 buzz espresso square grin full | tee leaf chalk | gold |
Priti Mensah | 5 afro black round smile - | unisuit slate gold | sand | studs
Zara Ashworth | 2 pixie black slim half - | wetsuit ink gold | wash | goggles
Ellie Pritchard | 1 long honey round smile - | wetsuit slate clay | sand |
Wout van Dijk | 0 crop grey slim half stubble | jacket track chalk | fern | cap
Wout Janssens | 1 part honey square smile - | jersey leaf fern | clay | shades
Matteo Conti | 2 swept espresso round half stubble | football plum gold | wash |
Axel Sandberg | 0 buzz blond square grin - | racerback deep fern | gold | goggles
Rui Teixeira | 3 mop black slim smile short | tee slate clay | sand | hardhat
Niamh Gallagher | 0 ponytail auburn slim grin - | polo leaf chalk | blush | visor
Isla Campbell | 6 bob black slim smile - | polo chalk plum | fern | visor
Isla Pritchard | 1 pixie grey round grin - | racerback slate sky | gold |
Megan Campbell | 1 ponytail ginger square half - | racerback ink clay | sky | headband
Jamal Pritchard | 7 buzz black square grin - | unisuit chalk track | gold |
Rory Lister | 1 swept brown square calm stubble | wetsuit ink slate | sand | swimcap
Priti Campbell | 4 waves espresso round grin - | wetsuit track sand | sky |
Priya Raman | 4 long black round smile - | suit deep chalk | blush | studs
Tom Harrow | 1 crop grey square half full | jacket slate sand | sand | glasses
Elena Fischer | 0 bob honey slim smile - | suit track chalk | wash |
Callum Reid | 0 swept auburn square calm short | hoodie slate chalk | gold |
Ines Navarro | 2 curly espresso slim grin - | jacket plum gold | sky |
Hannah Lindqvist | 0 bun blond round calm - | suit fern chalk | sand |
George Whitlock | 1 none grey round smile short | suit slate chalk | fern | glasses
Sofia Marchetti | 2 waves black slim half - | suit ink gold | clay | studs
Alex Winter | 1 pixie white square smile - | hoodie leaf chalk | sky | glasses
Mo Adeyemi | 7 crop black round grin short | suit plum chalk | gold |
`;

export const people: { name: string; look: Look }[] = PEOPLE.trim()
  .split("\n")
  .map((line) => {
    const [name = "", features = "", kit = "", behind = "", extras = ""] = line
      .split("|")
      .map((part) => part.trim());
    const [skin, hair, colour, jaw, mouth, beard] = features.split(" ");
    const [worn, ...paint] = kit.split(" ");
    return {
      name,
      look: {
        skin: Number(skin),
        hair: hair as Look["hair"],
        colour: colour as HairColour,
        jaw: jaw as Look["jaw"],
        mouth: mouth as Look["mouth"],
        beard: beard === "-" ? undefined : (beard as Beard),
        kit: worn as Kit,
        paint: paint as [Paint, Paint],
        behind: behind as Paint,
        extras: extras.split(" ").filter(Boolean) as Extra[],
      },
    };
  });
