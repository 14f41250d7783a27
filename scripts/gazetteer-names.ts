/** Where GeoNames names a division as no one in Britain or Ireland says it, or where it is smaller than a county. */

const parts = (county: string, divisions: string) =>
  divisions.split(", ").map((division) => [division, county] as const);

/** Councils by their county (the ceremonial one, which people say), and everyday names of divisions. */
export const AREA_NAMES: Record<string, string> = Object.fromEntries([
  ...parts(
    "West Yorkshire",
    "Bradford, Calderdale, Kirklees, City and Borough of Leeds, City and Borough of Wakefield",
  ),
  ...parts("South Yorkshire", "Barnsley, Doncaster, Rotherham, Sheffield"),
  ...parts(
    "Greater Manchester",
    "Borough of Bolton, Borough of Bury, Manchester, Borough of Oldham, Borough of Rochdale, City and Borough of Salford, Borough of Stockport, Borough of Tameside, Trafford, Borough of Wigan",
  ),
  ...parts("Merseyside", "Knowsley, Liverpool, Sefton, St. Helens, Metropolitan Borough of Wirral"),
  ...parts(
    "Tyne and Wear",
    "Gateshead, Newcastle upon Tyne, North Tyneside, South Tyneside, Sunderland",
  ),
  ...parts(
    "West Midlands",
    "City and Borough of Birmingham, Coventry, Dudley, Sandwell, Solihull, Walsall, Wolverhampton",
  ),
  ...parts("Cheshire", "Borough of Halton, Warrington, Cheshire East, Cheshire West and Chester"),
  ...parts("Lancashire", "Blackburn with Darwen, Blackpool"),
  ...parts(
    "Berkshire",
    "Bracknell Forest, Reading, Slough, West Berkshire, Royal Borough of Windsor and Maidenhead, Wokingham",
  ),
  ...parts("East Sussex", "Brighton and Hove"),
  ...parts("Bristol", "City of Bristol"),
  ...parts("Somerset", "Bath and North East Somerset, North Somerset"),
  ...parts("Gloucestershire", "South Gloucestershire"),
  ...parts("County Durham", "Darlington, Hartlepool, Stockton-on-Tees"),
  ...parts("North Yorkshire", "Middlesbrough, Redcar and Cleveland, City of York"),
  ...parts("Derbyshire", "Derby"),
  ...parts("Leicestershire", "City of Leicester"),
  ...parts("Nottinghamshire", "Nottingham"),
  ...parts("Staffordshire", "Stoke-on-Trent"),
  ...parts("Shropshire", "Telford and Wrekin"),
  ...parts("Bedfordshire", "Luton, Bedford, Central Bedfordshire"),
  ...parts("Buckinghamshire", "Milton Keynes"),
  ...parts("Cambridgeshire", "Peterborough"),
  ...parts("Devon", "Plymouth, Borough of Torbay"),
  ...parts("Hampshire", "Portsmouth, Southampton"),
  ...parts("Essex", "Southend-on-Sea, Borough of Thurrock"),
  ...parts("Kent", "Medway"),
  ...parts("East Riding of Yorkshire", "City of Kingston upon Hull"),
  ...parts("Lincolnshire", "North East Lincolnshire, North Lincolnshire"),
  ...parts("Wiltshire", "Borough of Swindon"),
  ...parts("Rutland", "District of Rutland"),
  ...parts("Northamptonshire", "West Northamptonshire, North Northamptonshire"),
  ["Bournemouth, Christchurch and Poole Council", "Dorset"],
  ...parts("Aberdeen", "Aberdeen City"),
  ...parts("Dundee", "Dundee City"),
  ...parts("Edinburgh", "City of Edinburgh"),
  ...parts("Glasgow", "Glasgow City"),
  ...parts("Highlands", "Highland"),
  ...parts("Scottish Borders", "The Scottish Borders"),
  ...parts("Western Isles", "Eilean Siar"),
  ...parts("Powys", "Sir Powys"),
  ...parts("Flintshire", "County of Flintshire"),
  ...parts("Ceredigion", "County of Ceredigion"),
  ...parts("Bridgend", "Bridgend county borough"),
  ...parts("Caerphilly", "Caerphilly County Borough"),
  ...parts("Merthyr Tydfil", "Merthyr Tydfil County Borough"),
  ...parts("Torfaen", "Torfaen County Borough"),
  ...parts("Swansea", "City and County of Swansea"),
  ...parts(
    "County Antrim",
    "City of Belfast, Antrim and Newtownabbey, Mid and East Antrim, Lisburn and Castlereagh",
  ),
  ...parts("County Londonderry", "Derry City and Strabane, Causeway Coast and Glens"),
  ...parts("County Down", "Ards and North Down, Newry Mourne and Down"),
  ...parts("County Armagh", "Armagh City Banbridge and Craigavon"),
  ...parts("County Tyrone", "Fermanagh and Omagh, Mid Ulster"),
  ...parts("County Dublin", "Fingal County, Dún Laoghaire-Rathdown, South Dublin, Dublin City"),
  ...parts("County Galway", "Galway City"),
  ...parts("County Cork", "Cork City"),
  ...parts("County Limerick", "Limerick City and County Council"),
  ...parts("County Offaly", "Uíbh Fhailí"),
  ...parts("County Longford", "An Longfort"),
  ...parts("County Cavan", "An Cabhán"),
]);

/** A council of Northern Ireland may lie in two counties. */
export const COUNTY_OF_TOWN: Record<string, string> = {
  Banbridge: "County Down",
  Castlereagh: "County Down",
};

/** Names in English, as the town's own people write them in it; '' leaves out what is not a town of its own. */
export const TOWN_NAMES: Record<string, string> = {
  "Loch Garman, IE": "Wexford",
  "Luimneach, IE": "Limerick",
  "Gaillimh, IE": "Galway",
  "Droichead Nua, IE": "Newbridge",
  "An Muileann gCearr, IE": "Mullingar",
  "Cluain Meala, IE": "Clonmel",
  "Londonderry County Borough, GB": "",
  "Orkney, GB": "",
  "Antwerpen, BE": "Antwerp",
  "New York City, US": "New York",
  "Ellesmere Port Town, GB": "Ellesmere Port",
  "City of Westminster, GB": "Westminster",
  "Enfield Town, GB": "Enfield",
  "Mendip, GB": "",
};
