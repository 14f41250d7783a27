import type { Country } from "~db/constants";

/**
 * What each country accepts as the label of an advert in a caption. Facts only, in our words.
 *
 * `read` says how a source was checked on 22 November 2026: "page" is the publisher's own page, "report" a
 * law firm's or newspaper's report of it, "memory" the published text, not read again.
 */

export interface Rule {
  /** The country's name as a sentence uses it. */
  name: string;
  /**
   * Accepted labels. Each counts as words and as a hashtag; "#ad #*" is this hashtag with another hashtag
   * or a mention, the brand's, after it.
   */
  labels: readonly string[];
  /** What to begin a caption with. A word needs its colon, or it reads as a part of the sentence. */
  use: string;
  /** Words that are used as labels and are not accepted. One that begins with # counts as a hashtag only. */
  wrong: readonly string[];
  /** "start": nothing but other labels may stand before it. "visible": anywhere before the fold. */
  place: "start" | "visible";
  /** Up to this many other hashtags may stand before it in the same row. */
  tagsBefore: number;
  /** It may also be the last hashtag of its row. */
  lastTag?: true;
  sources: readonly Source[];
}

interface Source {
  title: string;
  url: string;
  /** 'YYYY-MM-DD' or 'YYYY-MM' */
  published: string;
  read: "page" | "report" | "memory";
}

/** English words that all eight call unclear, or leave out of their lists. */
const VAGUE = [
  "gifted",
  "#gift",
  "sp",
  "spon",
  "collab",
  "#collaboration",
  "thanks to",
  "#thanks",
  "#partner",
  "#partnership",
  "in partnership with",
  "in association with",
  "#ambassador",
  "#affiliate",
  "#aff",
];

const SUPPORTED = ["supported by", "funded by", "made possible by"];
const SPONSORED = ["sponsored", "sponsored by"];

export const DISCLOSURE_RULES: Record<Country, Rule> = {
  GB: {
    name: "the UK",
    labels: [
      "ad",
      "advert",
      "advertising",
      "advertisement",
      "advertisement feature",
      "this is an ad",
      "this is an advert",
    ],
    use: "#ad",
    wrong: [...VAGUE, ...SUPPORTED, ...SPONSORED, "paid partnership", "#iworkwith"],
    place: "visible",
    tagsBefore: 0,
    sources: [
      {
        title:
          "CAP, ASA and CMA: Influencers' guide to making clear that ads are ads, third edition",
        url: "https://www.asa.org.uk/resource/influencers-guide.html",
        published: "2023-03-23",
        // The page confirms the edition; the list of labels was read in reports.
        read: "report",
      },
    ],
  },
  US: {
    name: "the US",
    labels: ["ad", "paid ad", "advertisement", "sponsored", "sponsored by", "this is an ad"],
    use: "#ad",
    wrong: VAGUE,
    place: "visible",
    tagsBefore: 0,
    sources: [
      {
        title: "FTC: Disclosures 101 for social media influencers",
        url: "https://www.ftc.gov/influencers",
        published: "2019-11-05",
        read: "report",
      },
      {
        title: "FTC: letters to influencers and marketers (#sp, #partner, “Thanks”; before “more”)",
        url: "https://www.lexology.com/library/detail.aspx?g=770f56e4-c92d-458c-8fa8-87fc13f50c4f",
        published: "2017-04-19",
        read: "report",
      },
      {
        title: "FTC's Endorsement Guides: What people are asking (“Paid ad”)",
        url: "https://www.ftc.gov/business-guidance/resources/ftcs-endorsement-guides-what-people-are-asking",
        published: "2023-06-29",
        read: "memory",
      },
    ],
  },
  DE: {
    name: "Germany",
    labels: ["werbung", "anzeige", "bezahlte werbepartnerschaft"],
    use: "Werbung:",
    wrong: [
      ...VAGUE,
      ...SPONSORED,
      "ad",
      "adv",
      "powered by",
      "unbezahlte werbung",
      "gesponsert",
      "kooperation",
      "in kooperation mit",
      "danke an",
      "pr sample",
    ],
    place: "start",
    tagsBefore: 0,
    sources: [
      {
        title: "Die Medienanstalten: Werbekennzeichnung bei Online-Medien",
        url: "https://www.medienanstalt-nrw.de/regulierung/internet/werbung.html",
        published: "2022-05",
        // Regional authorities' pages on the guide: “Werbung” in front, “#ad” and “sponsored by” may not be enough.
        read: "page",
      },
    ],
  },
  FR: {
    name: "France",
    labels: ["publicite", "collaboration commerciale"],
    use: "Publicité :",
    wrong: [
      ...VAGUE,
      ...SPONSORED,
      "ad",
      "adv",
      "pub",
      "sponsorise",
      "partenariat",
      "en partenariat avec",
      "en collaboration avec",
      "collaboration",
      "offert",
      "merci a",
      "grace a",
    ],
    place: "visible",
    tagsBefore: 0,
    sources: [
      {
        title:
          "Loi n° 2023-451 du 9 juin 2023, article 5, and ordonnance n° 2024-978 du 6 novembre 2024 (article 5-2)",
        url: "https://www.legifrance.gouv.fr/eli/ordonnance/2024/11/6/2024-978/jo/texte",
        published: "2024-11-07",
        read: "report",
      },
    ],
  },
  ES: {
    name: "Spain",
    labels: [
      "publicidad",
      "publi",
      "colaboracion pagada",
      "contenido patrocinado",
      "promocion pagada",
      "patrocinado por",
      "en colaboracion con",
    ],
    use: "Publicidad:",
    wrong: [
      ...VAGUE,
      ...SPONSORED,
      "ad",
      "adv",
      "colab",
      "#colaboracion",
      "sponso",
      "gracias a",
      "regalo",
      "regalo de",
    ],
    place: "start",
    tagsBefore: 0,
    sources: [
      {
        title:
          "AEA, Autocontrol and IAB Spain: Código de conducta de publicidad a través de influencers",
        url: "https://www.ecija.com/actualidad-insights/codigo-de-conducta-sobre-publicidad-a-traves-de-influencers-2025",
        published: "2025-06-05",
        // In force since 1 October 2025. “Publi” and “En colaboración con” are of the first edition, from memory.
        read: "report",
      },
    ],
  },
  IT: {
    name: "Italy",
    labels: [
      "pubblicita",
      "advertising",
      "contenuto pubblicitario",
      "promosso da",
      "promoted by",
      "sponsorizzato da",
      "sponsored by",
      "in collaborazione con",
      "in partnership with",
      "#ad #*",
      "#adv #*",
    ],
    use: "Pubblicità:",
    wrong: [
      ...VAGUE.filter((word) => word !== "in partnership with"),
      // As a word "ad" is Italian.
      "#ad",
      "#adv",
      "sponsored",
      "omaggio",
      "grazie a",
    ],
    place: "visible",
    tagsBefore: 2,
    sources: [
      {
        title: "IAP: Regolamento Digital Chart, articles 1 and 2",
        url: "http://www.iap.it/codice-e-altre-fonti/regolamenti-autodisciplinari/regolamento-digital-chart/",
        published: "2024-10-30",
        read: "page",
      },
      {
        title: "AGCOM: Linee guida e codice di condotta, delibera n. 197/25/CONS",
        url: "https://www.agcom.it/influencer-linee-guida-codice-di-condotta-e-faq",
        published: "2025-07-23",
        read: "report",
      },
    ],
  },
  NL: {
    name: "the Netherlands",
    labels: ["ad", "adv", "advertentie", "reclame", "betaald partnerschap met"],
    use: "#ad",
    wrong: [
      ...VAGUE,
      ...SPONSORED,
      "gesponsord",
      "samenwerking",
      "in samenwerking met",
      "gekregen van",
      "dankzij",
      "met dank aan",
    ],
    place: "visible",
    tagsBefore: 0,
    lastTag: true,
    sources: [
      {
        title: "DDMA: influencerregels.com (paid collaboration)",
        url: "https://influencerregels.com/facebook/",
        published: "2022-07",
        read: "page",
      },
      {
        title: "Stichting Reclame Code: Reclamecode Social Media & Influencer Marketing",
        url: "https://www.reclamecode.nl/social-toelichting/",
        published: "2022-07",
        // Its edition of 2019 still named #spon, #collab and #partner; for paid work we do not take them.
        read: "report",
      },
    ],
  },
  IE: {
    name: "Ireland",
    labels: ["ad", "fogra"],
    use: "#ad",
    wrong: [...VAGUE, ...SUPPORTED, ...SPONSORED, "#iworkwith", "#ownbrand", "#advertisement"],
    place: "start",
    tagsBefore: 0,
    sources: [
      {
        title: "CCPC and ASAI: Guidance on influencer advertising and marketing",
        url: "https://www.ccpc.ie/business/help-for-business/guidelines-for-business/influencer-advertising-and-marketing/",
        published: "2023-10-27",
        read: "report",
      },
    ],
  },
};
