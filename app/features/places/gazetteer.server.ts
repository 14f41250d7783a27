// Made by scripts/gazetteer.ts from GeoNames (https://www.geonames.org), licensed CC BY 4.0; trimmed and joined.
// =country, -nation, then a line per area: its towns with latitude and longitude in hundredths of a degree,
// thousands of people and GeoNames' id (base 36). What follows a slash is another name of the area.
export const GAZETTEER = `=AD;Andorra
=AE;United Arab Emirates
Abu Dhabi|Abu Dhabi;2445;5440;603;6a20
Ajman|Ajman;2540;5548;490;6a10
Dubai|Dubai;2508;5531;2957;69hb
Ras Al Khaimah|Ras Al Khaimah;2579;5594;352;68le
Sharjah|Sharjah;2534;5541;1324;69ts
=AF;Afghanistan
Balkh|Mazār-e Sharīf;3671;6711;303;oapc
Herat|Herāt;3435;6220;273;ofne
Kabul|Kabul;3453;6917;3044;oetq
Kandahar|Kandahār;3161;6571;391;oecg
=AG;Antigua & Barbuda
=AI;Anguilla
=AL;Albania
Berat County|Berat;4071;1995;47;1waec
Durrës County|Durrës;4132;1945;122;1wa4g
Elbasan County|Elbasan;4111;2008;101;gsdb
Fier County|Fier-Çifçi;4072;1957;61;1wa2u|Patos;4068;1962;60;1w96u|Fier;4072;1956;56;1wa2w|Lushnjë;4094;1970;41;1w9ge
Korçë County|Pogradec;4090;2065;62;grdw|Korçë;4062;2078;58;grz8
Shkodër County|Shkodër;4207;1951;88;1w8up
Tirana|Tirana;4133;1982;375;1w8oz
Vlorë County|Vlorë;4047;1948;90;1w8kn
=AM;Armenia
Yerevan|Yerevan;4018;4451;1093;d7ck
=AO;Angola
Cuanza Norte|N'dalatando;-930;1491;383;1bzok
Luanda|Luanda;-884;1323;2776;1c0qp
=AR;Argentina
Buenos Aires|La Plata;-3492;-5795;694;21k6j|Mar del Plata;-3800;-5756;554;21j9r|Morón;-3465;-5862;320;21j0x|Bahía Blanca;-3872;-6227;277;2aubi
Buenos Aires F.D.|Buenos Aires;-3461;-5838;13076;21n5y
Chaco|Resistencia;-2746;-5898;387;21ia1
Cordoba|Córdoba;-3141;-6418;1428;2aqlf
Corrientes|Corrientes;-2747;-5883;339;21mmp
Entre Rios|Paraná;-3173;-6053;262;2ach0
Jujuy|San Salvador de Jujuy;-2419;-6530;306;2a8b8
Mendoza|Mendoza;-3289;-6883;877;2aedh
Misiones|Posadas;-2737;-5590;324;21iim
Salta|Salta;-2479;-6541;513;2a9ll
San Juan|San Juan;-3154;-6854;447;2a8t9
Santa Fe|Rosario;-3295;-6064;1174;2a9vb|Santa Fe;-3165;-6071;490;2a839
Santiago del Estero|Santiago del Estero;-2780;-6426;355;2a7rx
Tucuman|San Miguel de Tucumán;-2682;-6522;781;2a8jt
=AS;American Samoa
=AT;Austria
Carinthia|Klagenfurt am Wörthersee;4662;1431;91;1ngom|Villach;4661;1386;59;1n7gk
Lower Austria|Wiener Neustadt;4780;1623;45;1n6o9
Salzburg|Salzburg;4780;1304;153;1naw8
Styria|Graz;4707;1545;222;1njkj
Tyrol|Innsbruck;4726;1139;132;1nhdg
Upper Austria|Linz;4831;1429;205;1nf74
Vienna|Vienna;4821;1637;1691;1n6op|Favoriten;4816;1638;202;4stiy|Donaustadt;4823;1646;187;734wk|Floridsdorf;4825;1640;163;1nknh|Ottakring;4822;1630;105;1ncun|Simmering;4818;1643;101;1n9ic|Meidling;4817;1633;98;1nenu|Hernals;4823;1627;58;1nico|Hietzing;4819;1630;54;1niat
Vorarlberg|Dornbirn;4741;974;49;1nlmt
=AU;Australia
Australian Capital Territory|Canberra;-3528;14913;368;1akbp
New South Wales|Sydney;-3387;15121;4627;1a16q|Newcastle;-3293;15178;308;1a768|Wollongong;-3442;15089;292;1ajjn|Maitland;-3273;15156;67;1a9xh|Tamworth;-3109;15093;48;1a10p|Blacktown;-3377;15092;47;1amk3|Port Macquarie;-3143;15291;46;1a503
Northern Territory|Darwin;-1246;13084;129;18fms
Queensland|Brisbane;-2747;15303;2190;1algz|Gold Coast;-2800;15343;591;1aelb|Logan City;-2764;15311;283;4c2pa|Townsville;-1927;14681;196;19zz2|Cairns;-1692;14577;153;1akjh|Toowoomba;-2756;15195;131;1a02k|Mackay;-2115;14917;74;1aa2c|Bundaberg;-2487;15235;71;1aky3|Rockhampton;-2338;15051;62;1a425|Hervey Bay;-2529;15277;52;3s7il
South Australia|Adelaide;-3493;13860;1225;18jex|Adelaide Hills;-3491;13871;60;4ciqs
Tasmania|Hobart;-4288;14733;217;1ad97|Launceston;-4144;14713;106;1ab2d
Victoria|Melbourne;-3781;14496;4246;1a99d|Geelong;-3815;14436;226;1af52|Bendigo;-3676;14428;101;1an5n|Ballarat;-3757;14385;98;1anur|Melbourne City Centre;-3782;14497;60;6uztu|Reservoir;-3772;14500;50;1a49w|Craigieburn;-3760;14495;50;1aig9|Point Cook;-3791;14475;49;1a54j|Berwick;-3803;14535;47;1an1b|Pakenham;-3807;14547;46;1a601|Glen Waverley;-3788;14516;40;1aenn|Werribee;-3790;14467;40;19ye7
Western Australia|Perth;-3195;11586;1897;18883|Rockingham;-3228;11573;108;187b6|Mandurah;-3253;11572;83;18azz|Bunbury;-3333;11564;68;18hew
=AW;Aruba
=AX;Åland Islands
=AZ;Azerbaijan
Baki|Baku;4038;4989;1117;ckzw
Gǝncǝ|Ganja;4068;4636;313;ckkb
Sumqayit|Sumgayit;4059;4967;265;cjbv
=BA;Bosnia & Herzegovina
Federation of B&H|Sarajevo;4385;1836;697;1weep|Zenica;4420;1790;164;1warx|Tuzla;4454;1867;142;1wcbq|Mostar;4334;1781;105;1wh58|Bihać;4482;1587;76;1woe6|Bugojno;4406;1745;41;1wniz
Srpska|Banja Luka;4478;1719;221;1won1
=BB;Barbados
=BD;Bangladesh
Chittagong|Chattogram;2234;9183;3920;pucl|Comilla;2346;9119;389;pehu|Cox’s Bāzār;2144;9201;254;smyu
Dhaka Division|Dhaka;2371;9041;10357;pejd|Tungi;2389;9040;338;pefe|Narsingdi;2392;9072;281;pefx
Khulna Division|Khulna;2281;8956;1342;smyv|Bagerhat;2266;8979;266;pekh
Rajshahi Division|Rajshahi;2437;8860;700;peg8|Shibganj;2500;8932;379;pefn|Natore;2441;8899;369;4gejp
Rangpur Division|Rangpur;2575;8925;343;pehw
=BE;Belgium
Brussels Capital|Brussels;5085;435;1019;1o15u
Flanders|Antwerp;5122;440;460;1o2wy|Gent;5105;372;231;1nyoo|Brugge;5121;322;117;1o17n|Leuven;5088;470;93;1nuoy|Deurne;5122;447;79;1o03a|Aalst;5094;404;78;1o35k|Mechelen;5103;448;78;1ntyp|Kortrijk;5083;326;74;1nvwn|Hasselt;5093;534;69;1nxsb|Ostend;5122;293;69;1nsm2|Sint-Niklaas;5117;414;69;1nq4y|Genk;5097;550;64;1nyp2|Roeselare;5095;312;56;1nr5d|Beveren;5121;426;45;1o227|Dendermonde;5103;410;43;1o07x|Beringen;5105;523;41;1o262
Wallonia|Charleroi;5041;444;200;1o0v5|Liège;5063;557;183;1nun1|Namur;5047;487;106;1nt53|Mons;5045;395;91;1ntg5|La Louvière;5049;419;77;1nvhg|Tournai;5061;339;68;1np6l|Seraing;5058;550;61;1nqbs|Verviers;5059;586;53;1nos5|Mouscron;5074;321;52;1nt8j
=BF;Burkina Faso
Centre|Ouagadougou;1237;-153;1087;1eipk
Hauts-Bassins|Bobo-Dioulasso;1118;-430;360;1emso
=BG;Bulgaria
Blagoevgrad|Blagoevgrad;4202;2310;71;fpqf
Burgas|Burgas;4251;2747;196;fpeq
Dobrich|Dobrich;4357;2783;95;fkia
Gabrovo|Gabrovo;4287;2533;66;fogt
Haskovo|Haskovo;4193;2556;80;fnlv|Dimitrovgrad;4205;2560;43;fp0n
Kardzhali|Kardzhali;4165;2537;51;fn42
Kyustendil|Kyustendil;4228;2269;48;fn2a
Lovech|Lovech;4313;2472;42;fmxj
Montana|Montana;4341;2323;47;fml6
Pazardzhik|Pazardzhik;4220;2433;76;fm0q
Pernik|Pernik;4260;2303;82;flze
Pleven|Pleven;4342;2462;119;flvv
Plovdiv|Plovdiv;4215;2475;340;flvl|Asenovgrad;4202;2487;52;fq2a
Ruse|Ruse;4385;2595;156;flcz
Shumen|Shumen;4327;2692;87;fl4x
Sliven|Sliven;4269;2633;96;fl0n
Sofia-Capital|Sofia;4270;2332;1153;fkyr
Stara Zagora|Stara Zagora;4243;2564;143;fku8|Kazanlak;4262;2540;55;fnnk
Varna|Varna;4322;2792;313;fk82
Veliko Tarnovo|Veliko Tŭrnovo;4308;2563;66;fk6h
Vidin|Vidin;4399;2288;54;fk41
Vratsa|Vratsa;4321;2356;65;fjyo
Yambol|Yambol;4248;2650;80;fjuy
=BH;Bahrain
=BI;Burundi
Bujumbura Mairie|Bujumbura;-338;2936;332;9482
=BJ;Benin
Atlantique|Abomey-Calavi;645;236;386;1fcp6
Littoral|Cotonou;637;242;780;1fbur
=BL;St Barthélemy
=BM;Bermuda
=BN;Brunei
=BO;Bolivia
Cochabamba|Cochabamba;-1739;-6616;900;2c0o0
La Paz Department|La Paz;-1650;-6815;813;2bugl
Santa Cruz Department|Santa Cruz de la Sierra;-1779;-6318;1364;2bp1m
=BQ;Caribbean Netherlands
=BR;Brazil
Acre|Rio Branco;-997;-6781;258;26i26
Alagoas|Maceió;-967;-3574;955;20sct
Amapá|Macapá;4;-5107;339;20sds
Amazonas|Manaus;-310;-6002;1598;26isd
Bahia|Salvador;-1297;-3851;2712;21ygq|Feira de Santana;-1227;-3897;482;228fq|Vitória da Conquista;-1487;-4084;253;21u42
Ceará|Fortaleza;-372;-3854;2400;20v07|Caucaia;-374;-3865;275;20xbx
Espírito Santo|Vila Velha;-2033;-4029;395;21u76|Serra;-2013;-4031;394;21wbn|Vitória;-2032;-4034;313;21u4c
Federal District|Brasília;-1578;-4793;2208;22cqq
Goiás|Goiânia;-1668;-4925;1171;227l5|Aparecida de Goiânia;-1682;-4924;511;3rdrq|Anápolis;-1633;-4895;320;22f8f
Maranhão|São Luís;-253;-4430;917;20mhc
Mato Grosso|Cuiabá;-1560;-5610;522;229n2
Mato Grosso do Sul|Campo Grande;-2044;-5465;729;22bqb
Minas Gerais|Belo Horizonte;-1992;-4394;2373;22dkf|Contagem;-1993;-4405;627;22a3c|Uberlândia;-1892;-4828;564;21utj|Juiz de Fora;-2176;-4335;470;225dd|Ribeirão das Neves;-1977;-4409;407;21z2x|Betim;-1997;-4420;384;22di4|Montes Claros;-1673;-4386;332;223am|Uberaba;-1975;-4793;261;21utr|Governador Valadares;-1885;-4195;251;227jf
Paraná|Curitiba;-2543;-4927;1718;229lb|Londrina;-2331;-5116;472;224k1|Maringá;-2343;-5194;312;223yf|Foz do Iguaçu;-2555;-5459;294;2283a|Ponta Grossa;-2509;-5016;292;220hu|Cascavel;-2496;-5346;257;22azf
Paraíba|João Pessoa;-711;-3486;651;20tct|Campina Grande;-723;-3588;349;20y9m
Pará|Belém;-146;-4850;1408;20zzi|Ananindeua;-137;-4837;434;211dh
Pernambuco|Recife;-805;-3488;1478;20obs|Jaboatão;-818;-3500;703;20tse|Jaboatão dos Guararapes;-811;-3501;630;3rehs|Olinda;-801;-3486;367;20qgw|Paulista;-794;-3487;290;20pus
Piauí|Teresina;-509;-4280;745;20l1c
Rio Grande do Norte|Natal;-579;-3521;763;20quf
Rio Grande do Sul|Porto Alegre;-3003;-5123;1373;220al|Caxias do Sul;-2917;-5118;381;22asp|Canoas;-2992;-5118;328;22bij|Pelotas;-3177;-5234;321;221b8|Viamão;-3008;-5102;285;21uas|Novo Hamburgo;-2968;-5113;254;222pw
Rio de Janeiro|Rio de Janeiro;-2291;-4318;6024;21yye|Nova Iguaçu;-2276;-4345;1002;222sg|Duque de Caxias;-2279;-4331;818;2294m|Belford Roxo;-2276;-4340;466;22dku|Niterói;-2288;-4310;456;222vv|São João de Meriti;-2280;-4337;455;21x65|Campos dos Goytacazes;-2175;-4133;387;22bot|Petrópolis;-2250;-4318;273;2215b
Rondônia|Porto Velho;-876;-6390;306;26i7e
Santa Catarina|Joinville;-2630;-4885;461;225j4|Florianópolis;-2760;-4855;413;22891|Blumenau;-2692;-4907;294;22dg0
Sergipe|Aracaju;-1091;-3707;490;22eww
São Paulo|São Paulo;-2355;-4664;10021;21wtz|Guarulhos;-2346;-4653;1170;2274q|Campinas;-2291;-4706;1032;22btl|São Bernardo do Campo;-2369;-4656;743;21xj4|Osasco;-2353;-4679;678;222hr|Santo André;-2366;-4654;662;21xt1|Ribeirão Preto;-2118;-4781;620;21z28|São José dos Campos;-2318;-4589;614;21wzg|Sorocaba;-2350;-4746;559;21w13|Santos;-2396;-4633;411;21xll|Diadema;-2369;-4662;391;229er|Mauá;-2367;-4646;386;223qd|São José do Rio Preto;-2082;-4938;375;21wzj|Carapicuíba;-2352;-4683;361;22b5i|Piracicaba;-2273;-4765;342;220uj|Itaquaquecetuba;-2349;-4635;337;22690|Bauru;-2231;-4906;335;22don|Mogi das Cruzes;-2352;-4619;326;223ft|São Vicente;-2396;-4639;324;21wlk|Jundiaí;-2319;-4688;322;225c6|Guarujá;-2399;-4626;310;2274t|Franca;-2054;-4740;305;2282r|Limeira;-2256;-4740;290;224nj|Suzano;-2354;-4631;283;21vvw|Barueri;-2351;-4688;252;22dqp|Taubaté;-2303;-4556;252;21vh6|Praia Grande;-2401;-4640;250;21zxt
=BS;Bahamas
=BT;Bhutan
=BW;Botswana
=BY;Belarus
Brest|Brest;5210;2369;301;dhtu
Grodnenskaya|Hrodna;5369;2383;317;dghs
Homyel’ Voblasc’|Homyel';5243;3098;481;dghv
Minsk City|Minsk;5390;2757;1742;ded4
Mogilev|Mahilyow;5392;3034;369;derl
Vitebsk|Vitebsk;5519;3020;343;dahr
=BZ;Belize
=CA;Canada
Alberta|Calgary;5105;-11409;1020;3iqvm|Edmonton;5355;-11347;712;3jgk0|Fort McMurray;5673;-11138;76;3jnlj|Red Deer;5227;-11380;74;3n4su|Lethbridge;4970;-11282;71;3lqn6|Medicine Hat;5004;-11068;63;3m4w2|St. Albert;5363;-11364;58;3nx95|Sherwood Park;5352;-11332;55;3nqhz|Grande Prairie;5517;-11880;41;3ju4b
British Columbia|Vancouver;4925;-12312;600;3obdf|Surrey;4911;-12283;395;3o10h|Okanagan;5036;-11935;298;4c2rv|Victoria;4844;-12335;290;3obx5|Burnaby;4927;-12295;203;3ipfa|Ladner;4909;-12308;200;4ixsu|Richmond;4917;-12314;182;3n7tx|Abbotsford;4906;-12225;152;3i2f3|Coquitlam;4928;-12278;140;3j1u2|Kelowna;4988;-11949;125;3kecz|Delta;4914;-12291;102;3j9hr|Nanaimo;4917;-12394;85;3mft8|Chilliwack;4917;-12195;77;3iwy4|Maple Ridge;4922;-12260;70;3m0ba|Kamloops;5067;-12032;69;3kd6d|White Rock;4902;-12280;66;3oh9d|Prince George;5392;-12275;66;3n13p|New Westminster;4921;-12291;59;3mhes|Port Coquitlam;4927;-12277;58;3mztm|Vernon;5003;-12636;48;3obs9|North Vancouver;4932;-12307;48;3mjoh|West End;4928;-12313;45;3offa|West Vancouver;4937;-12317;43;52wrx
Manitoba|Winnipeg;4988;-9715;632;3oj0j
New Brunswick|Moncton;4609;-6480;109;3m8fn|Saint John;4527;-6606;88;3nkid|Fredericton;4595;-6667;52;3jp1s
Newfoundland and Labrador|St. John's;4756;-5271;99;3rk71
Nova Scotia|Halifax;4465;-6357;359;3rk6x|Sydney;4614;-6018;106;3s7h8|Dartmouth;4467;-6358;101;3j7ot
Ontario|Toronto;4370;-7942;2600;3o75l|Ottawa;4541;-7570;812;3mmsh|Mississauga;4358;-7966;669;3m7rx|Willowdale West;4377;-7942;636;3mjxc|Bendale;4377;-7926;600;44xnr|Hamilton;4325;-7985;520;3jyba|Brampton;4368;-7977;434;3im5g|Etobicoke;4365;-7957;348;3jj97|London;4298;-8123;347;3lutc|Oshawa;4390;-7885;309;3mmlu|Windsor;4230;-8302;278;3oisy|Markham;4387;-7927;262;3m0y9|Vaughan;4384;-7950;239;3obk9|Kitchener;4343;-8051;234;3kg84|Richmond Hill;4387;-7944;186;3n7u3|Barrie;4440;-7967;182;3ibyz|Nepean;4534;-7572;180;3mgs5|Oakville;4345;-7968;166;3mkpm|Burlington;4339;-7984;164;3ipew|Greater Sudbury;4649;-8099;158;3jue4|St. Catharines;4317;-7924;132;3nxs9|Cambridge;4336;-8031;120;3ir1b|Guelph;4355;-8026;116;3jwnh|Danforth East York;4369;-7933;115;4op8t|Kingston;4423;-7648;114;3kfuc|Milton;4352;-7988;102;3m70p|Thunder Bay;4838;-8925;99;3o5tq|Waterloo;4347;-8052;97;3oe2f|Ajax;4385;-7903;90;3i395|Kanata;4530;-7592;90;3kd8d|Pickering;4390;-7913;88;3mtyn|Brantford;4313;-8027;88;3immu|Niagara Falls;4310;-7907;82;3mhg4|Willowdale;4377;-7940;79;53ft2|Peterborough;4430;-7832;76;3ms25|Newmarket;4405;-7947;74;3mhat|Sarnia;4298;-8240;72;3nmkm|Sault Ste. Marie;4652;-8433;66;3nmrj|Norfolk County;4283;-8038;61;3mied|Aurora;4400;-7947;55;3i7i1|North Bay;4632;-7947;50;3mimq|Welland;4298;-7925;50;3oevh|Belleville;4417;-7738;49;3ieu4|Cornwall;4502;-7473;49;3j24h|Chatham;4241;-8218;44;3iw95|Timmins;4847;-8133;43;3o6ab|Quinte West;4418;-7757;43;3n2mz|Woodstock;4313;-8075;40;3ojvx
Prince Edward Island|Charlottetown;4623;-6313;42;3iw4g
Quebec|Montréal;4551;-7359;1600;3m98b|Québec;4681;-7121;529;3rks6|Laval;4557;-7369;377;3looi|Gatineau;4548;-7570;242;3jqqu|Longueuil;4553;-7352;229;3lvub|Saguenay;4842;-7107;144;3njjq|Sherbrooke;4540;-7190;129;3nqe7|Lévis;4680;-7118;126;3rksx|Trois-Rivières;4635;-7255;120;3o851|Terrebonne;4570;-7365;95;3o3es|Saint-Laurent;4550;-7367;77;3nkky|Repentigny;4574;-7345;76;3n5um|La Haute-Saint-Charles;4689;-7137;74;71qlf|Saint-Léonard;4559;-7360;73;3nkld|Saint-Jean-sur-Richelieu;4531;-7326;72;3nkhr|Brossard;4545;-7347;70;3inwd|Notre-Dame-de-Grâce;4548;-7361;67;3mk36|Drummondville;4588;-7248;59;3jdj1|Saint-Jérôme;4578;-7400;55;3nkhx|Jonquière;4842;-7125;55;4cjmy|Granby;4540;-7273;54;3ju0n|Saint-Hyacinthe;4563;-7296;50;3nkee|Dollard-Des Ormeaux;4549;-7382;49;3jc2k|Blainville;4567;-7388;46;3ij6e|Châteauguay;4538;-7375;43;3iw8h|Rimouski;4845;-6852;42;3s7gv|Saint-Eustache;4557;-7391;42;3nk8v|Sorel-Tracy;4604;-7311;42;3nueu
Saskatchewan|Saskatoon;5213;-10667;199;3nmmg|Regina;5045;-10462;176;3n5j9
=CC;Cocos (Keeling) Islands
=CD;Congo - Kinshasa
East Kasai|Mbuji-Mayi;-614;2359;875;4hfw
Haut-Katanga|Lubumbashi;-1166;2748;1374;jryo|Likasi;-1098;2674;422;jrzp
Kasai|Tshikapa;-642;2080;267;4e55
Kasai-Central|Kananga;-590;2242;464;4lht
Kinshasa|Kinshasa;-433;1531;7786;1dlq6|Masina;-438;1539;485;1jl4k
Lualaba|Kolwezi;-1071;2547;418;js0l
Tshopo|Kisangani;52;2519;539;4k56
=CF;Central African Republic
Bangui|Bangui;436;1855;542;1f80t
=CG;Congo - Brazzaville
Brazzaville|Brazzaville;-427;1528;1285;1cg8n
Pointe-Noire|Pointe-Noire;-478;1186;659;1ccae
=CH;Switzerland
Basel-City|Basel;4756;757;164;1l1pg
Bern|Bern;4695;745;122;1l1o0|Biel;4714;725;49;1l1mx|Thun;4675;762;42;1kz7t
Geneva|Geneva;4620;615;184;1l0yu
Lucerne|Luzern;4705;831;57;1l0bn
Saint Gallen|Sankt Gallen;4742;937;71;1kzk6
Ticino|Lugano;4601;896;63;1l0cc
Vaud|Lausanne;4652;663;117;1l0gq
Zurich|Zürich;4737;855;342;1kyug|Winterthur;4751;872;92;1kywi
=CI;Côte d’Ivoire
Abidjan Autonomous District|Abidjan;535;-400;3677;1d5pe|Abobo;542;-402;900;1d5ox
Vallée du Bandama District|Bouaké;769;-503;567;1d3po
=CK;Cook Islands
=CL;Chile
Antofagasta|Antofagasta;-2365;-7040;310;2bkwj
Biobio|Talcahuano;-3672;-7312;253;2aybu
Santiago Metropolitan|Santiago;-3346;-7065;4837;2az54|Puente Alto;-3361;-7058;510;2b1zk
Valparaiso|Viña del Mar;-3302;-7155;295;2awnt|Valparaíso;-3304;-7163;282;2ax1u
=CM;Cameroon
Centre|Yaoundé;387;1152;1299;1blp9
Far North|Kousséri;1208;1503;436;1bsiu|Maroua;1059;1432;320;1brf9|Mokolo;1074;1380;275;1bpsz
Littoral|Douala;405;970;1338;1buoh
North|Garoua;930;1340;437;1btp4
North-West|Bamenda;596;1015;394;1bwim
West|Bafoussam;548;1042;291;1bwol
=CN;China
Anhui|Hefei;3186;11728;3310;12rma|Huainan;3263;11700;1028;12qtd|Huaibei;3397;11679;903;12qtw|Bengbu;3294;11736;577;12xko|Wuhu;3134;11837;508;12e4k|Anqing;3051;11705;359;12yrt|Tongling;3095;11778;313;12f71|Chuzhou;3232;11830;281;12w9x
Beijing|Beijing;3991;11640;11717;12xr2
Chongqing|Chongqing;2956;10655;7458;12we2
Fujian|Xiamen;2448;11808;3531;12do5|Fuzhou;2606;11931;1180;12t8l|Zhangzhou;2451;11766;590;129bu|Putian;2544;11901;377;12jox
Gansu|Tianshui;3458;10574;3500;12fek|Lanzhou;3606;10384;2628;12ob2|Wuwei;3793;10263;493;12nxc
Guangdong|Guangzhou;2312;11325;11071;12shu|Shenzhen;2255;11407;10358;12hgt|Dongguan;2302;11375;8000;12ukh|Shantou;2337;11671;5329;12hr8|Foshan;2303;11313;3600;12tgf|Zhongshan;2132;11057;3121;151sn|Yunfu;2293;11204;2613;129vh|Jieyang;2354;11637;1002;12io1|Zhanjiang;2128;11034;638;129b2|Shaoguan;2480;11358;629;12hpe|Jiangmen;2258;11308;532;12pqz|Zhuhai;2228;11357;501;12did|Chaozhou;2365;11662;425;12wrn|Yangjiang;2186;11196;400;12pu0|Zhaoqing;2305;11246;362;12979|Shiqi;2252;11339;342;12h2s|Huizhou;2311;11442;289;12q48
Guangxi|Nanning;2282;10832;804;12ksd|Guilin;2528;11029;649;12s7u|Yangshuo;2478;11049;300;12b3v|Beihai;2148;10910;290;12xs1|Wuzhou;2348;11132;266;12dtk
Guizhou|Guiyang;2658;10672;1172;12s6t|Zunyi;2769;10691;466;12891|Anshun;2625;10593;352;12yr4|Liupanshui;2659;10483;252;52w7h
Hainan|Dadonghai;1822;10951;2000;153ry|Haikou;2005;11034;616;12rw6|Qionghai;1924;11046;480;12pw8|Xiuying;2000;11029;290;12bth
Hebei|Tangshan;3963;11818;3372;12fr6|Shijiazhuang;3804;11448;2835;12h8m|Handan;3660;11447;1358;12rsz|Baoding;3885;11549;996;12xzf|Qinhuangdao;3993;11959;760;12j17|Langfang;3951;11669;720;12oe4|Zhangjiakou;4081;11488;693;17kto|Xingtai;3706;11449;612;12ccf|Luancheng;3788;11465;597;12ml8|Cangzhou;3832;11687;528;12xao|Hengshui;3773;11570;456;12rd4|Chengde;4095;11796;449;17olj|Xuanhua;4061;11504;373;17l46
Heilongjiang|Harbin;4575;12665;5879;17nrp|Qiqihar;4734;12396;882;17mf5|Hegang;4735;13030;743;17nqy|Mudanjiang;4458;12960;666;17mrn|Shuangyashan;4664;13115;600;17m1u|Jiamusi;4680;13032;550;17nfp|Bei’an;4827;12660;436;17ot9|Jixi;4530;13096;404;17nad|Taihecun;4576;13085;345;17mf1|Hulan Ergi;4720;12363;265;17ni6|Suihua;4664;12700;252;17ly7
Henan|Zhengzhou;3476;11365;4254;1291u|Xinyang;3212;11407;1591;12c1i|Luoyang;3468;11245;1391;12m9s|Xuchang;3403;11386;1266;12bny|Kaifeng;3480;11431;900;12onj|Pingdingshan;3374;11330;890;12jzf|Anyang;3610;11438;781;129ji|Xinxiang;3519;11380;744;12c2k|Zhumadian;3298;11403;720;128g1|Puyang Chengguanzhen;3571;11501;666;12jo6|Jiaozuo;3524;11323;518;12pib|Luohe;3356;11404;417;12mdq|Zhoukou;3363;11463;377;128n6|Nanyang;3299;11253;252;12klp
Hubei|Wuhan;3058;11427;9785;12e4v|Shiyan;3265;11078;3460;12gyf|Huangshi;3025;11505;688;12qgy|Shashi;3031;11224;499;12hns|Yichang;3071;11128;477;12aoc|Xiangyang;3204;11214;463;12dmj|Suizhou;3171;11336;324;12g5z|Chengzhong;3094;11355;266;12akw|Laohekou;3239;11167;253;12o9u
Hunan|Changsha;2820;11297;3094;12wwp|Guankou;2816;11363;1380;12n3v|Yueyang;2937;11309;1200;15bdj|Hengyang;2689;11262;760;12rci|Zhuzhou;2783;11315;709;128cz|Xiangtan;2785;11290;674;12djw|Changde;2903;11170;518;12e1d|Fenghuang;2794;10960;370;4cjtg
Inner Mongolia|Ordos;3961;10978;1941;4yx3k|Bayan Nur;4074;10739;1760;71qgi|Baotou;4058;11002;1302;17ov4|Hohhot;4081;11165;774;17noc|Chifeng;4227;11896;347;17okz|Tongliao;4361;12227;261;17lr4|Jining;4103;11311;259;17nca
Jiangsu|Nanjing;3206;11878;7165;12kuy|Suzhou;3130;12060;5346;14fu0|Wuxi;3157;12029;3544;12dvv|Kunshan;3138;12095;1600;129sn|Tongshan;3418;11716;1199;12bhs|Changshu;3165;12074;1048;4c3wa|Changzhou;3177;11995;949;12wtc|Nantong;3203;12087;666;12koa|Zhenjiang;3221;11946;633;1291e|Yancheng;3336;12016;628;12bfm|Taizhou;3249;11991;612;12fvl|Huai'an;3359;11902;555;12j8x|Yangzhou;3240;11944;540;12b17|Xinpu;3460;11916;392;12c5y
Jiangxi|Nanchang;2868;11585;2358;12l0j|Pingxiang;2762;11385;372;12jum|Shangrao;2845;11794;319;12biq|Jingdezhen;2929;11721;311;12p9s|Jiujiang;2970;11600;259;12ovv
Jilin|Changchun;4388;12532;4193;17oo4|Jilin;4385;12656;1882;17ndi|Siping;4316;12438;556;17lzu|Tonghua;4172;12593;510;17lri|Dongji;4290;12514;465;17n2l|Yanji;4291;12951;327;17l17|Baicheng;4561;12282;317;17oyx
Liaoning|Shenyang;4179;12343;6256;17m61|Dalian;3891;12160;4088;12vrb|Fushun;4189;12394;1401;17o17|Anshan;4112;12299;1199;17p0o|Benxi;4129;12377;988;17org|Fuxin;4202;12166;689;17o0y|Liaoyang;4127;12317;688;17n2p|Dandong;4013;12439;632;17ofy|Panshan;4119;12205;625;17mm1|Jinzhou;4111;12114;604;17nbf|Yingkou;4066;12223;591;17kyi|Chaoyang;4157;12046;410;17omg|Tieling;4229;12384;334;17ls7|Lianshan;4076;12085;313;17nbm|Wafangdian;3962;12201;251;12ex0
Ningxia|Yinchuan;3847;10627;475;12ald
Qinghai|Xining;3663;10176;768;12cac
Shaanxi|Xi’an;3426;10893;6501;12dnq|Xianyang;3434;10870;1034;12dg1
Shandong|Tai’an;3619;11712;5499;12g1o|Jinan;3667;11700;4336;12pbt|Qingdao;3606;12038;3719;12jah|Zibo;3679;11806;3129;129ja|Zhu Cheng City;3600;11940;1000;4iy9a|Yantai;3748;12144;719;12axh|Jining;3541;11658;450;12p5a|Weifang;3671;11910;395;12egx|Dezhou;3745;11631;380;12uvv|Dongying;3746;11849;306;12u85|Linyi;3506;11834;271;12ng6|Heze;3524;11547;255;12r7q
Shanghai|Shanghai;3122;12146;22315;12hzg|Zhabei;3126;12146;840;129ms
Shanxi|Taiyuan;3787;11256;3427;12fvr|Datong;4009;11329;1053;17odj|Changzhi;3521;11174;700;12wtj|Yangquan;3786;11356;413;12b4n|Jincheng;3550;11283;333;12pbh
Sichuan|Chengdu;3067;10407;7416;12wom|Nanchong;3080;10608;7150;12l02|Zigong;2934;10478;690;128ch|Neijiang;2958;10506;547;12khv|Dadukou;2655;10171;462;12k46|Mianyang;3147;10468;264;12ldf
Tianjin|Tianjin;3914;11718;11090;12fg3|Tanggu;3902;11765;535;12ftc
Xinjiang|Ürümqi;4380;8760;3029;wrv2|Shihezi;4430;8604;573;wrxn|Huocheng;4405;8087;360;6yn6e|Aqsu;4118;8028;340;wsak|Xinyuan;4343;8325;300;wrti|Kashgar;3947;7599;275;rgb5|Karamay;4558;8489;260;ws3d|Ālā'ĕr;4054;8127;260;wsa1|Turpan;4295;8918;255;wrve
Yunnan|Kunming;2504;10272;3855;12oh7|Lijiang;2687;10022;1138;12v45|Jianshui;2428;10122;490;5wv4e|Wenshan City;2336;10425;450;52ai6
Zhejiang|Hangzhou;3029;12016;6242;12rry|Puyang;2946;11989;3590;12jo9|Ningbo;2988;12155;3492;12kf9|Wenzhou;2800;12067;866;12e8s|Shangyu;3002;12087;770;12yk8|Guli;2888;12003;536;12s5g|Jiaojiang;2870;12147;471;12rvp|Jiaxing;3075;12075;466;12phd|Lubei;2858;12137;428;12m8t|Shaoxing;3000;12058;421;12hov
=CO;Colombia
Antioquia|Medellín;625;-7556;2000;26rma|Bello;634;-7556;393;272e8|Itagüí;618;-7560;282;26vuq
Atlántico|Barranquilla;1097;-7478;1380;272kb|Soledad;1092;-7476;343;26m4p
Bogota D.C.|Bogotá;461;-7408;7674;2727l
Bolívar|Cartagena;1040;-7551;952;2713a
Caldas Department|Manizales;507;-7552;358;26rzn
Cauca Department|Popayán;244;-7661;259;26p9o
Cesar Department|Valledupar;1046;-7325;308;26kxs
Cundinamarca|Soacha;458;-7422;314;26m69
Córdoba|Montería;875;-7588;272;26r85
Huila Department|Neiva;293;-7528;353;26qsr
Magdalena Department|Santa Marta;1124;-7420;432;26mpp
Meta Department|Villavicencio;414;-7363;322;26kmk
Nariño|Pasto;121;-7728;382;26pxm
Norte de Santander Department|Cúcuta;789;-7251;721;26zrx
Quindío Department|Armenia;453;-7568;315;272vs
Risaralda Department|Pereira;481;-7570;440;26ppi
Santander Department|Bucaramanga;713;-7312;572;2721d|Floridablanca;706;-7309;252;26xch
Sucre Department|Sincelejo;930;-7540;261;26m8f
Tolima Department|Ibagué;444;-7523;422;26w0g
Valle del Cauca Department|Cali;344;-7652;2393;271md
=CR;Costa Rica
San José|San José;993;-8408;335;25mmx
=CU;Cuba
Camagüey|Camagüey;2138;-7792;348;24flf
Guantánamo Province|Guantánamo;2014;-7521;273;2494p
Havana|Havana;2313;-8238;2164;245vq
Holguín Province|Holguín;2089;-7626;319;248kp
Santiago de Cuba Province|Santiago de Cuba;2002;-7583;556;23syh
Villa Clara Province|Santa Clara;2241;-7996;251;23tv6
=CV;Cape Verde
=CW;Curaçao
=CX;Christmas Island
=CY;Cyprus
Ammochostos|Famagusta;3512;3394;43;354p
Larnaka|Larnaca;3492;3362;72;34yo
Limassol|Limassol;3468;3304;154;34y8
Nicosia|Nicosia;3518;3336;200;34v0|Stróvolos;3515;3333;68;34p2
=CZ;Czechia
Carlsbad Region|Karlovy Vary;5023;1287;52;1tvrf
Central Bohemia|Kladno;5015;1410;70;1tvoj|Mladá Boleslav;5041;1490;44;1tt8w
Hradec Králové Region|Hradec Králové;5021;1583;95;1twnr
Liberec Region|Liberec;5077;1506;98;1tuc9|Jablonec nad Nisou;5072;1517;45;1twdn
Moravian-Silesian Region|Ostrava;4983;1828;313;1trwf|Havířov;4978;1844;83;1txe9|Karviná;4985;1854;64;1tvr1|Opava;4994;1790;60;1trzz|Frýdek-Místek;4968;1835;59;1txjz
Olomouc Region|Olomouc;4960;1725;101;1ts2b|Prostějov;4947;1711;47;1tqu5|Přerov;4946;1745;47;1tqyk
Pardubice Region|Pardubice;5004;1578;89;1trqe
Plzeň Region|Pilsen;4975;1338;164;1treo
Prague|Prague;5009;1442;1166;1tr1s
South Bohemian Region|České Budějovice;4897;1447;96;1tyxo
South Moravian|Brno;4920;1661;370;1tzgy
Vysocina|Jihlava;4940;1559;50;1tw2f
Zlín|Zlín;4923;1767;79;1tm62
Ústí nad Labem Region|Ústí nad Labem;5066;1403;94;1tnuk|Most;5050;1364;68;1tt1v|Děčín;5078;1421;52;1tyf0|Teplice;5064;1382;51;1tof4|Chomutov;5046;1342;50;1tyr9
=DE;Germany
Baden-Wurttemberg|Stuttgart;4878;918;590;1ok0h|Mannheim;4949;847;308;1plib|Karlsruhe;4901;840;284;1q03e|Freiburg;4800;785;216;1qp2x|Heidelberg;4941;869;143;1qbrb|Heilbronn;4914;922;121;1qbkl|Ulm;4840;999;120;1og4g|Pforzheim;4888;870;119;1p64x|Reutlingen;4849;920;113;1p1bs|Esslingen;4874;930;92;1qru7|Ludwigsburg;4890;919;88;1pmo0|Tübingen;4852;905;83;1ogl8|Villingen-Schwenningen;4806;849;82;1ods4|Konstanz;4766;918;81;1pulr|Aalen;4884;1009;67;1rfw7|Schwäbisch Gmünd;4880;980;61;1orve|Sindelfingen;4870;902;61;1op58|Offenburg;4847;794;59;1p93a|Friedrichshafen;4766;948;58;1qomh|Göppingen;4870;965;58;1qkcu|Baden-Baden;4876;824;54;1raxs|Waiblingen;4883;932;53;1ocbm|Heidenheim an der Brenz;4868;1015;50;1qbpn|Ravensburg;4778;961;49;1p2x6|Rastatt;4886;821;48;1p39t|Stuttgart-Ost;4878;921;48;44jji|Lörrach;4761;766;47;1pn1l|Albstadt;4822;903;47;1rev7|Böblingen;4868;901;46;1r69g|Leonberg;4880;902;46;1pp7r|Singen;4776;884;46;1op4k|Fellbach;4881;928;44;1qqp0|Lahr;4834;787;44;1prod|Filderstadt;4866;922;44;1zirf|Weinheim;4955;867;43;1o9vy|Bruchsal;4912;860;43;1r39k|Rottenburg;4848;894;43;1oy8h|Bietigheim-Bissingen;4894;912;42;1r7h0|Nürtingen;4863;934;40;1pc1s|Kirchheim unter Teck;4865;945;40;1pyax
Bavaria|Munich;4814;1158;1260;1pgqq|Nuremberg;4945;1108;499;1pc2a|Augsburg;4837;1090;259;1rbgc|Würzburg;4979;995;134;1o4tr|Regensburg;4902;1210;129;1p2ob|Ingolstadt;4877;1142;121;1q2k8|Fürth;4948;1099;112;1qntk|Erlangen;4959;1101;103;1qsgv|Bogenhausen;4815;1162;78;1r5xq|Bayreuth;4995;1158;75;1r9n5|Bamberg;4990;1090;70;1rajc|Aschaffenburg;4998;915;69;1rcaw|Kempten;4773;1031;61;1pz6t|Landshut;4853;1216;60;1prd9|Rosenheim;4786;1212;60;1oz7g|Schweinfurt;5005;1022;54;1or42|Neu-Ulm;4839;1001;51;1pdtx|Passau;4857;1343;51;1p76o|Hof;5031;1191;49;1q7sg|Amberg;4944;1186;45;1rddc|Straubing;4888;1257;45;1okmr|Freising;4840;1175;43;1qoyy|Weiden;4968;1216;43;1oak0|Kaufbeuren;4788;1062;43;1pzjk|Coburg;5026;1096;42;1r0hb|Memmingen;4798;1019;41;1pk1k
Brandenburg|Potsdam;5240;1307;145;1p4yy|Cottbus;5176;1433;85;1r0df|Brandenburg an der Havel;5242;1255;60;1r4ni|Frankfurt;5235;1455;52;1qpcv|Eberswalde;5283;1382;42;1qvsq|Oranienburg;5276;1324;41;1p8kp
Bremen|Bremen;5308;881;547;1r3wk|Bremerhaven;5354;859;117;1r3w0
Hamburg|Hamburg;5355;999;1739;1qede|Wandsbek;5358;1008;411;1qed1|Marienthal;5357;1008;287;1qed3|Hamburg-Nord;5359;998;280;4z2gy|Eimsbüttel;5357;996;252;1qed9|Altona;5355;993;250;1qedc|Hamburg-Mitte;5355;1002;233;1qed4|Harburg;5346;998;203;1qdwd|Bergedorf;5348;1023;120;4c96r|Winterhude;5360;1000;51;1o6h0|Langenhorn;5367;1002;46;1opm9|Barmbek-Nord;5361;1004;40;4q0mu
Hesse|Frankfurt am Main;5012;868;650;1qpct|Wiesbaden;5008;825;272;1o7pe|Kassel;5132;950;195;1pzvq|Darmstadt;4987;865;140;1qzoh|Offenbach;5010;877;119;1p93j|Hanau am Main;5013;891;89;1qe5b|Marburg an der Lahn;5081;877;79;1plen|Gießen;5059;868;74;1qlhc|Fulda;5055;968;64;1qo1a|Rüsselsheim am Main;4999;842;60;1oxl0|Wetzlar;5056;850;53;1o84h|Bad Homburg vor der Höhe;5023;862;52;1ravw|Rodgau;5003;889;43;1zirh|Oberursel;5021;858;42;1p9te|Dreieich;5002;870;40;1qwtw
Lower Saxony|Hannover;5237;973;515;1qe0f|Braunschweig;5227;1053;245;1r4e8|Osnabrück;5227;805;166;1p8dv|Oldenburg;5314;821;159;1p8tu|Wolfsburg;5242;1078;123;1o5mm|Göttingen;5153;993;122;1qk14|Hildesheim;5215;995;103;1q9cl|Salzgitter;5216;1042;101;1ox0m|Wilhelmshaven;5353;811;84;1o780|Delmenhorst;5305;863;76;1qz83|Lüneburg;5325;1041;71;1pmgb|Celle;5262;1008;71;1r0ol|Garbsen;5241;959;63;1qn2y|Hameln;5210;936;59;1qecn|Wolfenbüttel;5216;1054;55;1o5tu|Nordhorn;5243;707;53;1pca6|Cuxhaven;5387;870;53;1r096|Emden;5337;721;52;1qt9g|Lingen;5252;732;51;1pnz4|Langenhagen;5245;974;50;1pr1i|Peine;5232;1024;50;1p6yv|Melle;5220;834;47;1pk3z|Neustadt am Rübenberge;5250;946;46;1pdx6|Hansestadt Stade;5359;948;46;1onkd|Lehrte;5237;998;44;1ppqf|Goslar;5190;1043;44;1qk6w|Gifhorn;5248;1055;43;1qlge|Wunstorf;5242;944;42;1o4xt|Seevetal;5340;997;41;1oqe4|Aurich;5347;748;40;1rbbq|Laatzen;5232;980;40;1prtz
Mecklenburg-Vorpommern|Rostock;5409;1214;198;1oywc|Schwerin;5363;1141;97;1oqy2|Neubrandenburg;5356;1328;68;1pfiv|Stralsund;5431;1308;59;1okrz|Universitäts- und Hansestadt Greifswald;5409;1339;53;1qjdo|Wismar;5389;1145;45;1o695
North Rhine-Westphalia|Köln;5093;695;963;1pv1e|Essen;5146;701;593;1qrvu|Dortmund;5151;747;588;1qx25|Düsseldorf;5122;678;573;1qw2u|Duisburg;5143;677;504;1qwf7|Bochum;5148;722;386;1r68o|Hordel;5150;718;380;44rr3|Wuppertal;5126;715;361;1o4xl|Bielefeld;5203;853;332;1r7lu|Bonn;5073;710;313;1r5hr|Münster;5196;763;270;1pglz|Gelsenkirchen;5151;710;270;1qm7u|Aachen;5078;608;265;1xlqx|Mönchengladbach;5119;644;262;1pifa|Krefeld;5134;655;238;1ptp9|Oberhausen;5148;686;219;1pb3u|Hagen;5136;747;199;1qfe5|Hamm;5168;782;185;1qebs|Herne;5154;723;172;1qa77|Mülheim;5143;688;171;1pgu6|Solingen;5117;708;164;1oov0|Leverkusen;5103;698;163;1pouy|Neuss;5120;669;152;1pdyu|Paderborn;5172;875;142;1p7i9|Recklinghausen;5161;720;122;1p2sv|Bottrop;5152;693;120;1r4yk|Remscheid;5118;719;117;1p1qp|Nippes;5097;695;113;1pcmf|Moers;5145;663;108;1piod|Siegen;5087;802;107;1opkf|Bergisch Gladbach;5099;713;106;1r8i5|Witten;5144;735;101;1o66b|Iserlohn;5138;770;98;1q2b9|Gütersloh;5191;838;96;1qfyu|Düren;5080;649;93;1qw9i|Ratingen;5130;685;92;1p37i|Marl;5166;709;91;1pl0v|Lünen;5162;753;91;1pmg3|Velbert;5134;704;88;1oe64|Minden;5229;891;83;1pjb3|Dorsten;5166;697;80;1qx2i|Lüdenscheid;5122;763;79;1pmpt|Castrop-Rauxel;5156;731;78;1r0p3|Gladbeck;5157;699;77;1ql9o|Arnsberg;5138;808;77;1rcgf|Rheine;5229;744;76;1p199|Viersen;5125;639;76;1odun|Troisdorf;5081;715;75;1ogpx|Bocholt;5184;662;74;1r68t|Detmold;5194;887;74;1qyxc|Dinslaken;5156;674;71;1qy3r|Lippstadt;5167;834;67;1pnsx|Unna;5154;769;67;1ofzr|Herten;5160;714;65;1q9y0|Herford;5211;867;65;1qadl|Grevenbroich;5109;658;65;1qj6s|Kerpen;5087;670;64;1pz44|Dormagen;5110;683;64;1qxap|Bergheim;5096;664;64;1r8km|Wesel;5167;662;62;1o8qe|Langenfeld;5111;695;59;1pr25|Stolberg;5077;623;59;1ol0j|Menden;5144;778;58;1pk1b|Hattingen;5140;719;57;1qcry|Hilden;5117;693;57;1q9cr|Sankt Augustin;5078;720;56;1owmo|Eschweiler;5082;627;56;1qs03|Ahlen;5176;789;55;1rfcn|Bad Salzuflen;5209;874;55;1ratq|Euskirchen;5066;679;55;1qrkc|Meerbusch;5125;669;55;1pkfs|Hürth;5087;687;55;1q3i8|Pulheim;5100;681;54;1p4f6|Gummersbach;5103;756;53;1qg9t|Bergkamen;5162;764;52;1r8i0|Willich;5126;655;52;1o73j|Erftstadt;5081;679;51;1qsjr|Neubrück;5113;664;51;1pfi6|Ibbenbueren;5228;771;51;1q375|Schwerte;5144;757;50;1oqxl|Bad Oeynhausen;5221;880;50;1raui|Kleve;5179;614;49;1pw9n|Frechen;5091;681;49;1qp57|Bornheim;5076;699;49;1r58f|Soest;5158;811;48;1ooyk|Erkrath;5122;691;48;1qshs|Dülmen;5183;728;47;1qwee|Herzogenrath;5087;609;47;1q9v3|Alsdorf;5088;616;46;1reil|Gronau;5221;702;46;1qivm|Rheda-Wiedenbrück;5185;830;46;1p1ai|Kamen;5159;766;46;1q0la|Hennef;5078;728;45;1qako|Bünde;5220;859;45;1r1tq|Meiderich;5147;677;45;1pkbf|Erkelenz;5108;632;45;1qsie|Brühl;5083;690;44;1r32w|Monheim am Rhein;5109;689;43;1picf|Nettetal;5132;628;42;1pfod|Kaarst;5123;662;42;1q1bb|Lemgo;5203;890;42;1ppen|Heinsberg;5106;610;42;1qb7l|Königswinter;5068;719;41;1puna|Borken;5184;686;41;1r5bo
Rheinland-Pfalz|Mainz;4998;828;185;1plrl|Ludwigshafen am Rhein;4948;845;163;1pmnk|Koblenz;5035;758;107;1pvky|Trier;4976;664;100;1ogto|Kaiserslautern;4944;777;99;1q10z|Worms;4963;836;81;1o58e|Neuwied;5043;747;67;1pdr4|Neustadt an der Weinstraße;4935;814;54;1pdx2|Speyer;4932;843;50;1oo3a|Frankenthal;4953;835;47;1qpda|Pirmasens;4920;761;44;1p5ty|Bad Kreuznach;4984;787;43;1ravc|Landau in der Pfalz;4920;812;42;1prhq
Saarland|Saarbrücken;4923;701;181;1oxef|Neunkirchen;4934;718;50;1pe7n|Homburg;4933;734;45;1q589|Völklingen;4925;686;41;1odbq
Saxony|Leipzig;5134;1237;505;1ppk3|Dresden;5105;1374;487;1qwoe|Chemnitz;5084;1293;247;1r0mc|Zwickau;5073;1249;99;1o38o|Plauen;5050;1214;66;1p5m4|Görlitz;5116;1499;58;1qkaz|Hoyerswerda;5144;1424;44;1q4cg|Freiberg;5091;1334;44;1qp3c|Bautzen;5118;1443;42;1r9op|Pirna;5096;1394;40;1p5tw
Saxony-Anhalt|Halle;5148;1198;234;1qejm|Magdeburg;5213;1163;230;1pm0h|Neue Neustadt;5215;1163;227;1pdxk|Dessau;5184;1225;77;1qyxz|Halle-Neustadt;5148;1192;45;4c8pa
Schleswig-Holstein|Kiel;5432;1013;233;1pysy|Lübeck;5387;1069;212;1pmtt|Flensburg;5478;944;86;1qpxb|Neumünster;5407;998;78;1pe8r|Norderstedt;5369;998;71;1pccq|Elmshorn;5375;965;49;1qtfp|Pinneberg;5367;979;41;1p5wa
State of Berlin|Berlin;5252;1341;3426;1r8cv|Neukölln;5248;1343;167;1peev|Prenzlauer Berg;5254;1342;149;1p4s9|Kreuzberg;5250;1340;148;1ptfl|Charlottenburg;5252;1328;120;1r0nv|Friedrichshain;5252;1345;118;1qom5|Schöneberg;5247;1335;116;1osvo|Marzahn;5255;1357;104;1pkvm|Wilmersdorf;5248;1332;94;1o715|Gesundbrunnen;5255;1339;85;1qlp1|Mitte;5252;1340;81;3wae6|Lichterfelde;5243;1331;80;1pooy|Wedding;5255;1336;78;1oaw0|Reinickendorf;5257;1333;75;1p244|Hellersdorf;5253;1361;75;1qawp|Steglitz;5246;1333;72;1omyd|Moabit;5253;1334;71;1piqu|Köpenick;5245;1357;60;1pul4|Berlin Köpenick;5244;1358;60;1pul5|Zehlendorf;5243;1325;58;1o4eb|Pankow;5257;1340;57;1p7e6|Tempelhof;5247;1340;57;1oinm|Neu-Hohenschönhausen;5257;1351;53;4yn1a|Treptow;5249;1344;50;4c973|Mariendorf;5244;1338;50;1plae|Lichtenrade;5240;1341;49;1popo|Friedrichsfelde;5251;1351;49;1qomv|Weißensee;5256;1347;48;1oao3|Alt-Hohenschönhausen;5255;1350;43;4yn1c|Staaken;5254;1315;43;1onm2|Lankwitz;5244;1335;41;1pqlu|Rudow;5242;1349;41;1oxxy
Thuringia|Erfurt;5098;1103;203;1qsjq|Jena;5093;1159;105;1q1tw|Gera;5088;1208;105;1qm1c|Weimar;5098;1133;65;1oa4i|Gotha;5095;1070;47;1qk4g|Nordhausen;5150;1080;44;1pcbi|Eisenach;5098;1032;44;1qu0m|Suhl;5061;1069;44;1ojqs
=DJ;Djibouti
Djibouti|Djibouti;1159;4315;624;4sp5
=DK;Denmark
Capital Region|Copenhagen;5568;1257;1154;1k4e1|Frederiksberg;5568;1253;95;1k73q|Hvidovre;5566;1247;49;1k58o|Ballerup;5573;1236;40;1k8yd|Charlottenlund;5575;1257;40;1k82c
Central Jutland|Århus;5616;1021;238;1k970|Horsens;5586;985;59;1k5ff|Randers;5646;1004;56;1k1r2|Herning;5614;898;45;1k5xl|Silkeborg;5617;955;42;1k0zy
North Denmark|Aalborg;5705;992;122;1k9di
South Denmark|Odense;5540;1039;146;1k2f8|Esbjerg;5547;845;72;1k7hr|Kolding;5549;947;55;1k4gw|Vejle;5571;954;51;1jyd1
Zealand|Greve;5558;1230;48;1k6jj|Roskilde;5564;1208;44;1k1ch|Næstved;5523;1176;41;1k2jq
=DM;Dominica
=DO;Dominican Republic
Nacional|Santo Domingo;1847;-6989;2202;22v58
Santiago Province|Santiago de los Caballeros;1945;-7070;1200;22v5e
Santo Domingo Province|Santo Domingo Oeste;1850;-7000;701;4orpg|Santo Domingo Este;1849;-6986;700;54cw4
=DZ;Algeria
Algiers|Algiers;3673;309;1978;1hqs8|Bab Ezzouar;3673;318;276;1hpj2
Batna|Batna;3556;617;281;1hpb8
Biskra|Biskra;3485;573;308;1hnyq
Boumerdes|Boumerdas;3677;348;786;1h125
Constantine|Constantine;3637;661;450;1hlwg
Oran|Oran;3570;-64;646;1ha5i
Sétif|Sétif;3619;541;288;1h6w4
Tébessa|Tébessa;3540;812;634;1h3md
=EC;Ecuador
Azuay|Cuenca;-290;-7900;277;26f1m
Guayas|Guayaquil;-220;-7989;1952;26e5h
Pichincha|Quito;-23;-7852;1400;26a9a
=EE;Estonia
Harjumaa|Tallinn;5944;2475;394;cm0p
Ida-Virumaa|Narva;5938;2819;67;cn9r|Kohtla-Järve;5940;2727;46;co7w
Pärnumaa|Pärnu;5839;2450;44;cmx8
Tartu|Tartu;5838;2673;101;clyn
=EG;Egypt
Alexandria|Alexandria;3120;2992;3812;7qle
Asyut|Assiut;2718;3118;421;7plz
Beheira|Kafr ad Dawwār;3113;3013;267;7lqv
Cairo|Cairo;3006;3125;7735;7q9i
Dakahlia|Al Mansurah;3104;3138;420;7qd5
Faiyum|Al Fayyum;2931;3084;306;7qso
Gharbia|Al Maḩallah al Kubrá;3097;3117;431;7qf1|Tanta;3079;3100;405;7g4p
Giza|Giza;3001;3121;2443;7qjn
Ismailia|Ismailia;3060;3227;285;7qlb
Luxor|Luxor;2570;3264;422;7q5y
Port Said|Port Said;3127;3230;538;7opn
Sharqia|Zagazig;3059;3150;285;7pdx
Suez|Suez;2997;3253;488;7pmc
=EH;Western Sahara
=ER;Eritrea
Maekel|Asmara;1534;3893;564;7cw4
=ES;Spain
Andalusia|Sevilla;3738;-597;703;1htfj|Málaga;3672;-442;568;1hw0g|Córdoba;3789;-477;328;1hzuw|Granada;3719;-361;234;1hy7x|Jerez de la Frontera;3669;-614;208;1hxly|Almería;3684;-246;189;1i1we|Huelva;3727;-694;149;1hxs4|Marbella;3652;-489;135;1hvy1|Cadiz;3653;-629;127;1i0wo|Dos Hermanas;3728;-592;123;1hzii|Jaén;3777;-379;117;1hxnv|Algeciras;3613;-545;116;1i1zx|San Fernando;3648;-620;96;1htss|El Puerto de Santa María;3659;-623;88;1hz27|El Ejido;3678;-281;84;1hza6|Roquetas de Mar;3676;-261;83;1hu1w|Chiclana de la Frontera;3642;-614;77;1i02h|Vélez-Málaga;3678;-410;74;1hsjt|Mijas;3660;-464;74;1hvq2|Fuengirola;3654;-462;71;1hyl7|Alcalá de Guadaira;3734;-584;70;1i245|Campiña;3822;-298;68;1i0rt|Sanlúcar de Barrameda;3678;-635;66;1htqi|Estepona;3643;-515;66;1hyrc|Torremolinos;3662;-450;65;1hsy1|La Línea de la Concepción;3617;-535;65;1hx7o|Linares;3810;-364;61;1hwmd|Motril;3675;-352;60;1hvet|Benalmádena;3660;-457;59;1i1bn|Utrera;3719;-578;51;1hss9|Antequera;3702;-456;45;1i1ri|Lucena;3741;-449;42;1hw48|Mairena del Aljarafe;3734;-606;41;1hw1b|Écija;3754;-508;40;1hzhu|Puerto Real;3653;-619;40;1hueh
Aragon|Zaragoza;4166;-88;674;1ujb8|Delicias;4165;-91;111;3xsi8|Huesca;4214;-41;52;1uvsy
Asturias|Gijón;4354;-566;278;1uwi8|Oviedo;4336;-584;224;1urbr|Avilés;4355;-592;84;1v2gf|Sama;4330;-568;46;1uofm|Mieres;4325;-577;44;1usxh
Balearic Islands|Palma;3957;265;401;1hv19|Calvià;3957;251;52;1i0tp|Ibiza;3891;143;49;1hxq7|Manacor;3957;321;41;1hvzc
Basque Country|Bilbao;4326;-293;355;1v1lm|Gasteiz;4285;-267;236;1ujg3|Donostia;4331;-197;185;1unq4|Barakaldo;4330;-299;98;1un9p|Algorta;4335;-301;83;1v3f0|Getxo;4336;-301;81;1uw6n|Irun;4334;-179;61;1uvn4|Santutxu;4325;-292;60;3xv54|Portugalete;4332;-302;48;1uq2i|Santurtzi;4333;-303;47;1unah|Basauri;4324;-289;43;3zjgv
Canary Islands|Las Palmas de Gran Canaria;2810;-1541;382;1hwsm|Santa Cruz de Tenerife;2847;-1625;222;1htmu|La Laguna;2849;-1632;151;1htt5|Telde;2799;-1542;100;1ht5a|Arona;2810;-1668;79;1i1ny|Santa Lucía;2791;-1554;64;1htm6|Arrecife;2896;-1355;59;1i1nm|San Bartolomé de Tirajana;2792;-1557;52;1htu8|Adeje;2812;-1673;43;1i2bp|La Orotava;2839;-1652;41;1hx4c
Cantabria|Santander;4346;-380;183;1unh2|Torrelavega;4335;-405;55;1ulz3
Castille and León|Valladolid;4166;-472;318;1ul4g|Burgos;4234;-370;179;1v15x|Salamanca;4097;-566;156;1uojo|León;4260;-557;134;1uu9w|Palencia;4201;-452;83;1ur6r|Ponferrada;4255;-660;69;1uq6s|Zamora;4151;-574;66;1ujbq|Gamonal;4236;-367;60;1uwov|Ávila;4066;-470;57;1v2gg|Segovia;4095;-412;57;1un48
Castille-La Mancha|Albacete;3899;-186;170;1i26q|Talavera de la Reina;3996;-483;89;1ht9h|Guadalajara;4063;-316;83;1uw8e|Toledo;3986;-402;82;1ht1l|Ciudad Real;3899;-393;74;1hzze|Cuenca;4007;-213;56;1uylg|Puertollano;3869;-411;52;1huep
Catalonia|Barcelona;4139;216;1622;1v260|Eixample;4139;216;266;3w9gk|L'Hospitalet de Llobregat;4136;210;257;1uvvv|Sant Martí;4142;220;236;3w9gp|Badalona;4145;225;220;1v2dg|Terrassa;4157;202;211;1umda|Sabadell;4154;211;206;1uom7|Sants-Montjuïc;4137;215;183;3w9go|Horta-Guinardó;4142;217;168;3w9gn|Nou Barris;4144;218;166;3q04h|Sarrià-Sant Gervasi;4140;214;148;3w9gm|Sant Andreu;4144;219;148;1uod8|Tarragona;4112;125;140;1umdc|Lleida;4162;62;136;1uu9e|Mataró;4154;244;122;1ut7w|Gràcia;4140;216;122;1uwd9|Santa Coloma de Gramenet;4145;221;120;1unod|Reus;4116;111;107;1up6l|Ciutat Vella;4138;217;102;3w9gq|Girona;4198;282;96;1uwj4|Cornellà de Llobregat;4135;208;87;1uyxl|Sant Boi de Llobregat;4134;204;82;1uoc2|Les Corts;4139;213;82;3w9gl|Sant Cugat del Vallès;4147;209;79;1uo8u|Manresa;4173;182;77;1uti5|Rubí;4149;203;73;1uoou|Vilanova i la Geltrú;4122;173;66;1ujz4|Viladecans;4131;201;63;1ukjz|El Prat de Llobregat;4133;209;63;1uxz5|Castelldefels;4128;197;62;1uzyh|Granollers;4161;229;61;1uwah|Cerdanyola del Vallès;4149;214;59;1un8a|la Nova Esquerra de l'Eixample;4138;215;58;6vjvc|Barri de Sant Andreu;4144;219;57;6vjwc|Mollet del Vallès;4154;221;52;1usqx|Sagrada Família;4140;217;52;3zene|la Vila de Gràcia;4140;216;51;6vjvb|el Raval;4138;217;48;1uy8p|Sant Gervasi - Galvany;4140;214;47;6vjvh|Esplugues de Llobregat;4138;209;47;1uxl6|Barri de les Corts;4139;213;46;6vjwd|Gavà;4131;200;46;1uwkv|Dreta de l'Eixample;4140;217;44;3zen6|Llefià;4144;222;44;44to1|Figueres;4227;296;43;1uxat|Sant Feliu de Llobregat;4138;205;43;1uo6q|l'Antiga Esquerra de l'Eixample;4139;216;42;6vjv1|Sants;4137;214;41;1unat|Poble Sec;4137;216;41;3wa8f|Blanes;4167;279;40;1v1ka
Ceuta|Ceuta;3589;-532;79;3sdpn
Extremadura|Badajoz;3888;-697;148;1i1jg|Cáceres;3948;-637;93;1i0wz|Mérida;3892;-634;56;1hvr1|Plasencia;4003;-609;41;1uq9f
Galicia|Vigo;4223;-872;297;1ukl4|A Coruña;4337;-840;246;1uva9|Ourense;4234;-786;108;1urit|Lugo;4301;-756;97;1utpy|Santiago de Compostela;4288;-855;95;1uney|Pontevedra;4243;-864;82;1uq61|Ferrol;4348;-823;74;1uy3p
La Rioja|Logroño;4247;-245;152;1utza
Madrid|Madrid;4042;-370;3256;1utnr|Latina;4039;-375;257;3w9rd|Carabanchel;4039;-372;254;3w9rh|Puente de Vallecas;4039;-366;244;1upsx|Ciudad Lineal;4045;-365;228;1uz8k|Fuencarral-El Pardo;4050;-373;220;4xl5q|Móstoles;4032;-386;206;1usc9|Alcalá de Henares;4048;-336;205;1v3lk|Fuenlabrada;4028;-379;198;1uwx4|Leganés;4033;-376;186;1uubm|Alcorcón;4035;-382;168;1v3k4|Getafe;4031;-373;167;1uwil|Hortaleza;4047;-364;162;1uvwb|San Blas-Canillejas;4044;-362;157;3w9rc|Tetuán de las Victorias;4046;-370;155;1um8m|Madrid Centro;4042;-370;150;3w9ri|Arganzuela;4040;-370;149;3w9rb|Salamanca;4043;-368;148;3w9rf|Chamberí;4043;-370;146;3w9rg|Usera;4039;-370;141;3w9re|Chamartín;4046;-368;140;1uzg7|Villaverde;4035;-370;127;1ujn0|Retiro;4041;-368;126;3w9rj|Torrejón de Ardoz;4046;-347;118;1ulzc|Moncloa-Aravaca;4044;-373;117;3w9gj|Parla;4024;-377;116;1uqz4|Alcobendas;4055;-364;108;1v3kn|Moratalaz;4041;-365;105;1usfw|Coslada;4042;-356;90;1uyt4|Las Rozas de Madrid;4049;-387;86;1uuio|Pozuelo de Alarcón;4043;-381;82;1upzx|San Sebastián de los Reyes;4056;-363;76;1unq0|Rivas-Vaciamadrid;4033;-351;68;1ulgo|Majadahonda;4047;-387;68;1utlv|Vicálvaro;4040;-360;66;1ukna|Villa de Vallecas;4037;-360;65;4xl5r|Valdemoro;4019;-368;63;1ul9w|Collado-Villalba;4064;-400;55;1uz3u|Aranjuez;4003;-360;54;1v30h|Arganda;4030;-344;51;1v2uc|Colmenar Viejo;4066;-377;44;1uz31|Pinto;4024;-370;44;1uqbr|Barajas de Madrid;4047;-358;43;1v280|Boadilla del Monte;4041;-388;43;1v1jq|Tres Cantos;4060;-371;42;4iegu|San Fernando de Henares;4042;-353;41;1uo6b
Melilla|Melilla;3529;-294;73;1hvrv
Murcia|Murcia;3799;-113;437;1hvd4|Cartagena;3761;-99;212;1i0hm|Lorca;3767;-170;92;1hwi3|Molina de Segura;3805;-121;64;1hvmn|Alcantarilla;3797;-122;41;1i23s
Navarre|Pamplona;4282;-164;198;1ur54
Valencia|Valencia;3947;-38;814;1hsoy|Alicante;3835;-48;335;1i1yy|Elche;3826;-70;230;1hzbz|Castelló de la Plana;3999;-5;180;1i094|Torrevieja;3798;-68;102;1hsx9|Orihuela;3808;-94;86;1hv3o|Gandia;3897;-18;80;1hyev|Torrent;3944;-47;79;1hsxz|Benidorm;3854;-13;71;1i1a8|Sagunto;3968;-27;66;1htz7|Paterna;3950;-44;64;1huxq|Grao de Murviedro;3964;-24;62;1j149|Alcoy;3871;-47;62;1i22a|Elda;3848;-79;55;1hzah|San Vicent del Raspeig;3840;-53;53;1htiw|Vila-real;3994;-10;51;1hscl|Alzira;3915;-43;45;1i235|Denia;3884;11;44;1hzku|Mislata;3948;-42;44;1hvo3
=ET;Ethiopia
Addis Ababa|Addis Ababa;902;3875;2758;7e6r
Dire Dawa|Dire Dawa;959;4187;252;79g0
=FI;Finland
Central Finland|Jyväskylä;6224;2572;85;e1ju
Kanta-Häme|Hämeenlinna;6100;2446;47;e4mk
Kymenlaakso|Kotka;6047;2695;55;dy9u
North Karelia|Joensuu;6260;2976;53;e20w
North Ostrobothnia|Oulu;6501;2547;129;dsis
North Savo|Kuopio;6289;2768;89;dxps
Ostrobothnia|Vaasa;6310;2162;57;dkeq
Paijat-Hame|Lahti;6098;2566;99;dx1s
Pirkanmaa|Tampere;6150;2379;203;dlxv
Satakunta|Pori;6148;2178;77;dqlj
South Karelia|Lappeenranta;6106;2819;59;dwp0
South Savo|Mikkeli;6169;2727;47;dugl
Southwest Finland|Turku;6045;2227;176;dky7
Uusimaa|Helsinki;6017;2494;558;e3w1|Espoo;6021;2465;257;e5dq|Vantaa;6029;2504;190;dk05|Porvoo;6039;2567;47;e5ox|Hyvinge;6063;2487;44;e2vl
=FJ;Fiji
=FK;Falkland Islands
=FM;Micronesia
=FO;Faroe Islands
=FR;France
Auvergne-Rhône-Alpes|Lyon;4575;485;472;1s8gg|Saint-Étienne;4543;439;176;1rvlv|Grenoble;4518;571;159;1sm6g|Clermont-Ferrand;4578;309;139;1sttn|Villeurbanne;4577;488;131;1rmbi|Valence;4493;491;64;1roh9|Chambéry;4557;592;62;1svz2|Vénissieux;4570;489;58;1rnq0|Annecy;4591;613;49;1t3s7|Bourg-en-Bresse;4621;523;45;1syqp|Montluçon;4634;260;45;1s4v8|Caluire-et-Cuire;4579;485;43;1sx9k|Saint-Priest;4570;494;42;1rtcc
Bourgogne-Franche-Comté|Dijon;4732;502;150;1srb0|Besançon;4725;602;128;1t0df|Belfort;4764;685;55;1t0vz|Chalon-sur-Saône;4678;485;47;1sw0s|Nevers;4699;316;44;1s3gq|Auxerre;4780;357;42;1t2gz
Brittany|Rennes;4811;-167;209;1rygm|Brest;4839;-449;145;1sy70|Quimper;4800;-410;64;1rz0d|Lorient;4775;-337;58;1s8y1|Vannes;4766;-276;54;1ro9l|Saint-Brieuc;4852;-277;53;1rwdc|Saint-Malo;4865;-201;51;1ruc0
Centre-Val de Loire|Tours;4739;70;142;1rpcv|Orléans;4790;190;124;1s2kl|Bourges;4708;240;68;1syql|Blois;4759;133;54;1szo5|Châteauroux;4681;169;53;1sv18|Chartres;4845;149;44;1sv8j
Corsica|Ajaccio;4192;874;54;1t4e6|Bastia;4270;945;41;1t1jk
Grand Est|Strasbourg;4858;775;275;1rql3|Reims;4927;403;197;1ryk2|Metz;4912;617;124;1s6b4|Mulhouse;4775;733;111;1s41a|Nancy;4868;618;105;1s3vb|Colmar;4808;736;65;1stk9|Troyes;4830;409;61;1rov1|Charleville-Mézières;4977;472;52;1svcl|Châlons-en-Champagne;4895;437;51;1sw0v|Thionville;4936;616;44;1rpu3
Hauts-de-France|Lille;5063;306;228;1s9is|Amiens;4990;230;143;1t40u|Roubaix;5069;317;96;1rxg9|Tourcoing;5072;316;92;1rpfg|Calais;5095;186;74;1sxbe|Dunkirk;5103;238;71;1sqry|Villeneuve-d'Ascq;5062;317;62;3w99y|Saint-Quentin;4985;329;55;1rtan|Beauvais;4943;208;53;1t11y|Arras;5029;278;47;1t374|Boulogne-sur-Mer;5073;161;47;1syu5|Douai;5037;308;47;1sr0o|Valenciennes;5036;353;45;1rogx|Compiègne;4942;283;44;1stdu|Wattrelos;5070;322;43;1rlod
New Aquitaine|Bordeaux;4484;-58;232;1sz6m|Limoges;4583;125;141;1s9hq|Poitiers;4658;34;86;1s0e7|Pau;4331;-36;83;1s1ty|La Rochelle;4616;-115;77;1sg1v|Mérignac;4484;-65;70;1s6hl|Pessac;4481;-63;58;1s1el|Niort;4632;-46;55;1s3df|Brive-la-Gaillarde;4516;153;53;1sxxy|Angoulême;4565;15;49;1t3tq|Bayonne;4349;-147;44;1t1ez|Talence;4481;-59;43;1rqd3|Anglet;4349;-152;41;1t3u4
Normandy|Le Havre;4949;11;186;1sdqs|Rouen;4944;110;113;1rxfg|Caen;4919;-36;111;1sxdl|Évreux;4902;115;58;1spoh
Occitanie|Toulouse;4360;144;433;1rpgb|Montpellier;4361;388;248;1s4rq|Nîmes;4383;436;148;1s3dn|Perpignan;4270;290;111;1s1hm|Béziers;4334;321;74;1t05d|Montauban;4402;136;52;1s5ey|Albi;4393;215;52;1t4c5|Tarbes;4323;8;52;1rqa1|Narbonne;4318;300;51;1s3t3|Carcassonne;4321;235;50;1swwx|Castres;4361;224;47;1swmf|Alès;4412;408;42;1t4b4|Sète;4340;369;41;1rrbh
Pays de la Loire|Nantes;4722;-155;277;1s3uh|Angers;4747;-55;168;1t3vc|Le Mans;4800;20;145;1sdlf|Saint-Nazaire;4728;-221;67;1rts1|La Roche-sur-Yon;4667;-143;59;1sg1b|Cholet;4706;-88;53;1su59|Laval;4807;-76;50;1sfca|Saint-Herblain;4722;-165;47;1rv2e
Provence-Alpes-Côte d'Azur|Marseille;4330;538;795;1s7bh|Nice;4370;727;339;1s3fs|Toulon;4312;593;169;1rpgo|Aix-en-Provence;4353;545;147;1t4eq|Avignon;4395;481;90;1t2ch|Marseille 13;4332;541;89;4c526|Marseille 08;4327;538;79;4c521|Marseille 15;4337;535;78;4c528|Marseille 09;4325;541;77;4c523|Antibes;4359;711;76;1t3ps|Cannes;4355;701;70;1sx1k|La Seyne-sur-Mer;4310;588;62;1sfri|Marseille 14;4334;538;62;4c527|Marseille 12;4330;544;59;4c525|Marseille 11;4329;544;57;4c524|Arles;4368;463;53;1t3be|Fréjus;4343;674;53;1so4l|Marseille 10;4328;542;51;4c522|Hyères;4312;613;50;1sksp|Grasse;4366;693;48;1sma0|Marseille 04;4330;540;47;4c51x|Cagnes-sur-Mer;4366;715;47;1sxd7|Martigues;4341;506;46;1s797|Marseille 03;4330;538;45;4c51w|Aubagne;4329;557;45;1t2xd|Marseille 05;4330;540;45;4c51y|Istres;4351;499;44;1skkn|Marseille 06;4329;538;43;4c51z|Le Cannet;4358;702;43;1sekn|Gap;4456;608;43;1snpa|Salon-de-Provence;4364;509;41;1rsk5|Marseille 01;4330;538;41;4c51u
Île-de-France|Paris;4885;235;2139;1s1y3|Cergy-Pontoise;4904;208;183;53dkr|Saint-Quentin-en-Yvelines;4877;202;147;52wry|Boulogne-Billancourt;4884;224;109;1syu9|Argenteuil;4895;225;101;1t3ec|Saint-Denis;4894;235;96;1rw38|Montreuil;4886;244;91;1s4pm|Asnières-sur-Seine;4892;228;87;1t318|Nanterre;4889;221;87;1s3ui|Versailles;4880;213;85;1rnf3|Courbevoie;4890;226;85;1sso5|Créteil;4879;247;85;1ss76|Colombes;4892;225;82;1stje|Vitry-sur-Seine;4879;240;81;1rm09|Aulnay-sous-Bois;4894;249;81;1t2pd|Champigny-sur-Marne;4882;249;77;1svq9|Rueil-Malmaison;4888;219;77;1rx3v|Saint-Maur-des-Fossés;4879;249;75;1rtz7|Aubervilliers;4892;238;71;1t2w2|Drancy;4893;245;62;1sqw7|Noisy-le-Grand;4885;256;62;1s38t|Levallois-Perret;4889;229;62;1sa0v|Issy-les-Moulineaux;4882;228;61;1skkp|Neuilly-sur-Seine;4888;227;61;1s3kj|Antony;4875;230;60;1t3ov|Sarcelles;4900;238;58;1rsbv|Ivry-sur-Seine;4882;238;58;1skjx|Cergy;4904;208;58;1swbv|Clichy;4890;231;57;1stsl|Sartrouville;4895;219;54;1rs8h|Maisons-Alfort;4881;244;54;1s860|Meaux;4896;288;54;1s6su|Pantin;4889;241;53;1s219|Fontenay-sous-Bois;4885;248;52;1somu|Évry;4863;244;52;1spo8|Clamart;4880;227;51;1stxr|Bondy;4890;249;48;1szd3|Le Blanc-Mesnil;4894;246;48;1sevp|Villejuif;4879;236;48;1rmo1|Sevran;4894;253;47;1rra1|Chelles;4888;259;47;1sul2|Épinay-sur-Seine;4895;232;46;1sq9g|Vincennes;4885;244;46;1rm5y|Bobigny;4891;245;45;1szn7|Suresnes;4887;223;45;1rqi3|Meudon;4881;224;45;1s6ao|Mantes-la-Jolie;4899;172;44;1s7uc|Gennevilliers;4893;230;42;1snep|Rosny-sous-Bois;4887;250;42;1rxid|Saint-Germain-en-Laye;4890;209;41;1rv7r|Puteaux;4888;224;41;1rz9m|Corbeil-Essonnes;4861;249;41;1st5f
=GA;Gabon
Estuaire|Libreville;39;945;578;1ffm9
=GB;United Kingdom
-England
Bedfordshire|Luton;5188;-42;258;1knm3|Bedford;5213;-47;107;1kxf2|Dunstable;5189;-52;52;1kt9d|Leighton Buzzard;5192;-66;37;1komk|Ampthill;5203;-50;20;1kyex|Kempston Hardwick;5209;-50;20;44wgw|Kempston;5212;-50;20;1kpjb|Biggleswade;5209;-26;17;1kx55
Berkshire|Reading;5146;-97;318;1kkpl|Slough;5151;-60;164;1kj7f|Bracknell;5141;-75;76;1kwm9|Maidenhead;5152;-72;65;1knhu|Wokingham;5141;-84;41;1kg6k|Windsor;5148;-60;33;1kgaa|Newbury;5140;-132;33;1kmc9|Lower Earley;5143;-92;32;4c90f|Crowthorne;5137;-79;26;1ku5z|Thatcham;5140;-126;24;1khzl|Ascot;5141;-67;18;1ky5c
Bristol|Bristol;5146;-260;617;1kwcz
Buckinghamshire|Milton Keynes;5204;-76;230;1kmxt|High Wycombe;5163;-75;133;1kqde|Aylesbury;5182;-81;75;1kxxr|Bletchley;5199;-73;50;1kwvr|Amersham;5167;-62;22;1kyfg|Chesham;5170;-60;21;1kv8z|Gerrards Cross;5159;-56;21;3xwd8|Chalfont Saint Peter;5161;-56;20;1kvdd|Marlow;5157;-77;18;1kncr|Amersham on the Hill;5167;-61;18;3zehs|Newport Pagnell;5209;-72;15;1km9j
Cambridgeshire|Peterborough;5257;-25;163;1klb6|Cambridge;5220;12;158;1kvsl|Wisbech;5267;16;32;1kg8b|Saint Neots;5222;-27;31;1kk1p|Huntingdon;5233;-19;24;1kpyx|March;5255;9;21;1knen|Ely;5240;26;19;1ksrr
Cheshire|Warrington;5339;-258;165;1kgz7|Chester;5319;-289;91;1kv8s|Crewe;5310;-244;76;1kuaq|Ellesmere Port;5328;-290;68;1ksts|Macclesfield;5326;-213;64;1knk2|Runcorn;5334;-273;63;1kk8g|Widnes;5336;-273;61;1kgde|Northwich;5326;-252;47;1klzc|Great Sankey;5339;-264;44;1kr8a|Wilmslow;5333;-223;37;1kgbf|Winsford;5319;-252;30;1kg9e|Congleton;5316;-221;26;1kunk|Sandbach;5315;-236;18;1kjyg|Nantwich;5307;-252;17;1kmhw|Neston;5328;-305;15;1kmf7
Cornwall|Redruth;5023;-522;43;1kko4|Falmouth;5015;-507;32;1ksj7|St Austell;5034;-477;25;1kk5h|Truro;5027;-505;23;1khhw|Camborne;5021;-530;23;1kvsp|Newquay;5042;-507;20;1km9h|Penzance;5012;-554;20;1klbt|Saltash;5041;-423;16;1kjzv
County Durham|Darlington;5452;-155;92;1ktx5|Hartlepool;5469;-121;89;1kqqw|Stockton-on-Tees;5457;-132;80;1kimk|Durham;5478;-158;48;1kt8k|Peterlee;5476;-134;37;1klb1|Chester-le-Street;5486;-157;37;1kv8o|Billingham;5459;-129;36;1kx4g|Consett;5485;-183;29;1kumt|Bishop Auckland;5466;-168;26;1kx27|Newton Aycliffe;5462;-157;26;1km8j|Seaham;5484;-135;22;1kjq6|Thornaby-on-Tees;5453;-130;22;1khyd|Stanley;5487;-170;22;4waa7|Yarm;5450;-136;19;1kfyf|Spennymoor;5470;-160;18;1kiwj
Cumbria|Carlisle;5490;-294;78;1kvnz|Barrow in Furness;5411;-323;46;1kxkh|Kendal;5433;-275;29;1kpj6|Workington;5464;-354;27;1kg29|Whitehaven;5455;-358;25;1kghc|Penrith;5467;-276;15;1klcw
Derbyshire|Derby;5292;-148;270;1ktsj|Chesterfield;5325;-142;113;1kv8p|High Peak;5337;-185;93;4xw0x|Long Eaton;5290;-127;48;1knw1|Swadlincote;5277;-156;41;1kib5|Ilkeston;5297;-131;39;1kpvm|Glossop;5344;-195;33;1krit|Staveley;5327;-135;26;1kipv|Belper;5302;-148;23;1kxc6|Heanor;5301;-135;23;1kqm3|Alfreton;5310;-138;23;1kyjo|Buxton;5326;-191;21;1kvy5|Dronfield;5330;-148;21;1kthz|Ripley;5303;-140;21;1kkil|New Mills;5337;-200;18;1kma4|Sinfin;5288;-149;15;729ks
Devon|Plymouth;5037;-414;260;1kl6q|Exeter;5072;-353;118;1ksls|Torquay;5046;-353;65;1khoi|Paignton;5044;-357;50;1klk9|Newton Abbot;5053;-361;36;1km8l|Exmouth;5062;-340;34;1kslk|Barnstaple;5108;-406;32;1kxll|Bideford;5102;-421;29;1kx5n|Plymstock;5036;-409;24;1kl6m|Heavitree;5072;-350;22;3zfho|Tiverton;5090;-349;20;1khrm|Teignmouth;5055;-350;17;1ki1w|Brixham;5039;-352;17;1kwcn
Dorset|Bournemouth;5072;-188;164;1kwon|Poole;5071;-198;150;1kl45|Weymouth;5061;-246;58;1kgka|Christchurch;5074;-178;42;1kv4j|Ferndown;5081;-190;18;3zfiv|Dorchester;5072;-243;17;1ktlp
East Riding of Yorkshire|Kingston upon Hull;5374;-34;314;1kp81|Bridlington;5408;-19;35;1kweg|Beverley;5385;-42;31;1kx7t|Goole;5370;-88;21;1krgf|Brough;5373;-57;20;1kw90
East Sussex|Brighton;5083;-14;139;1kwdy|Hastings;5086;57;133;1kqpo|Eastbourne;5077;28;118;1kt4x|Hove;5083;-17;75;1kq20|Bexhill-on-Sea;5085;47;40;1kx7l|Seaford;5077;10;23;1kjqf|Rottingdean;5081;-6;22;1kkbh|Crowborough;5106;16;21;1ku6k|Portslade;5084;-22;20;1kl1a|Hailsham;5086;26;20;1kqxz|Peacehaven;5079;-1;19;4u85t|Uckfield;5097;10;18;1khd7|Lewes;5087;1;17;1kojz
Essex|Southend-on-Sea;5154;71;295;1kj21|Basildon;5157;46;145;1kxj6|Colchester;5189;90;122;1kuru|Chelmsford;5174;47;112;1kv9u|Harlow;5178;11;94;1kqsl|Grays;5148;33;90;1krcm|Braintree;5188;55;53;1kwka|Brentwood;5162;31;53;1kwfy|Clacton-on-Sea;5179;116;51;1kv1q|South Benfleet;5155;56;49;1kj38|Canvey Island;5152;58;38;4pkdj|Billericay;5163;42;36;1kx4o|Wickford;5161;52;33;1kge0|Rayleigh;5159;60;30;1kkpr|Stanford-le-Hope;5152;43;29;1kisf|Witham;5180;64;25;1kg7p|Pitsea;5156;51;25;1kl86|Maldon;5173;67;21;1knh4|Harwich;5194;128;21;1kqqf|South Ockendon;5151;28;19;1kizv|Hadleigh;5155;61;18;1kqyn|Waltham Abbey;5169;0;18;1kh23|Walton-on-the-Naze;5185;127;17;1kh1m|Frinton-on-Sea;5183;124;17;1ks0p|Rochford;5158;71;17;1kkgx|Saffron Walden;5202;24;15;1kk66
Gloucestershire|Gloucester;5187;-224;150;1kris|Cheltenham;5190;-208;116;1kv9p|Kingswood;5145;-251;65;1kp7u|Stroud;5175;-220;60;1kifc|Mangotsfield;5149;-250;36;1knfw|Chipping Sodbury;5154;-239;36;1kv69|Yate;5154;-242;34;1kfy6|Tewkesbury;5199;-216;20;1ki07|Cirencester;5172;-197;17;1kv2b
Greater London|London;5151;-13;7557;1knxb|Brent;5155;-30;329;1kwg5|Islington;5154;-10;319;1kpo3|Westminster;5150;-14;248;1kgo5|Bexley;5144;15;228;1kx7j|Archway;5157;-13;216;70fo8|Sutton;5135;-20;188;1kic7|Croydon;5138;-10;173;1ku5l|Dagenham;5155;17;108;1ku05|Enfield;5165;-8;104;1ksr1|Becontree;5155;13;100;3zepi|Romford;5158;19;95;1kkew|Wembley;5155;-30;90;1kgtx|Beckenham;5141;-3;82;1kxfl|Battersea;5147;-16;76;3zei2|Canary Wharf;5151;-2;73;3zfso|Purley;5134;-11;72;1kkwy|Peckham;5147;-7;72;4wa4k|Southall;5151;-37;70;1kj3m|Brixton;5147;-11;66;3zepp|Hounslow;5147;-36;66;1kq2d|Barking;5153;8;61;1kxn1|Chelsea;5149;-17;60;1kv9t|South Croydon;5136;-9;55;3zepa|Acton;5151;-28;54;1kyox|Hayes;5152;-42;50;1kqn1|Mitcham;5140;-17;48;1kmwe|Morden;5140;-20;48;1kmrd|Carshalton;5137;-17;46;1kvke|Welling;5146;11;43;1kgur|Holloway;5155;-12;41;4y87c|Surbiton;5139;-30;38;3zepe|Greenford;5153;-36;38;1kr6s|Ruislip;5157;-42;31;1kk8w|Barnet;5165;-20;30;1kxlz|Camden Town;5154;-14;26;1zpct|Northolt;5155;-37;26;1km16|Coulsdon;5132;-14;26;1kuhl|Hornchurch;5156;22;25;3zepb|Blackheath;5146;1;25;44wdd|Feltham;5145;-41;24;1ksf7|New Malden;5140;-26;24;1kma9|Woodford Green;5161;2;23;1kg53|Hadley Wood;5167;-17;22;3zgy3|Isleworth;5148;-34;21;1kpo4|Chislehurst;5142;7;20;1kv5v|Chessington;5136;-30;19;1kv8t|Pinner;5159;-38;19;1kl8z|Hook;5137;-31;19;1kq65|Hampton;5141;-37;18;1kqv2|Bethnal Green;5153;-6;18;3zest|Bayswater;5151;-18;18;3wacb|Harringay;5158;-10;17;53xln|Worcester Park;5138;-24;16;1kg2h|Earlsfield;5144;-19;16;4stiw|Orpington;5137;10;15;1klq6
Greater Manchester|Manchester;5348;-224;396;1kng3|Wigan;5354;-264;175;1kgd8|Bolton;5358;-243;141;1kwsl|Stockport;5341;-216;139;1kimq|Oldham;5354;-212;105;1kltq|Rochdale;5362;-216;98;1kkh4|Salford;5349;-229;73;1kk0f|Bury;5360;-230;61;1kvzf|Sale;5343;-232;56;1kk0m|Middleton;5355;-220;46;1kn1d|Ashton-under-Lyne;5349;-210;44;1ky37|Leigh;5350;-252;44;1koms|Stretford;5345;-232;42;1kign|Altrincham;5339;-235;42;1kygq|Urmston;5345;-235;41;1kh86|Eccles;5348;-233;37;1ksyu|Walkden;5352;-240;36;1kh3b|Tyldesley;5351;-247;36;1khe9|Radcliffe;5356;-232;34;3zezf|Prestwich;5353;-228;32;1kkyh|Hyde;5345;-208;32;1kpx3|Cheadle Hulme;5338;-219;29;1kvai|Heywood;5359;-222;28;3zezn|Denton;5346;-212;27;1ktst|Westhoughton;5355;-252;26;1kgpf|Farnworth;5355;-240;26;1kshe|Bramhall;5336;-217;26;1kwjz|Hindley;5353;-258;24;1kqby|Golborne;5348;-260;24;1krhg|Droylsden;5348;-215;24;1kthu|Whitefield;5355;-230;24;1kghj|Royton;5357;-212;23;1kk9z|Stalybridge;5348;-206;23;1kisy|Failsworth;5350;-217;21;3zez7|Atherton;5352;-249;20;1ky1b|Swinton;5350;-235;20;1ki8l|Irlam;5344;-242;19;1kpp6|Dukinfield;5347;-209;19;1ktdr|Horwich;5360;-255;19;1kq32|Marple;5339;-206;18;1kncn|Ramsbottom;5365;-232;18;1kks4|Longsight;5346;-220;16;3zfee|Hale;5338;-233;15;3ybh8|Hazel Grove;5338;-212;15;1kqmm|Bredbury;5342;-212;15;1kwgu
Hampshire|Southampton;5090;-140;246;1kj3j|Portsmouth;5080;-109;194;1kl18|Basingstoke;5126;-109;108;1kxj4|Gosport;5080;-113;71;1krf4|Waterlooville;5088;-103;64;1kgxq|Aldershot;5125;-76;61;1kykk|Farnborough;5129;-76;60;1ksi0|Fareham;5085;-118;57;1ksik|Eastleigh;5097;-135;54;1kt24|Winchester;5107;-132;46;1kgaq|Havant;5086;-99;46;1kqol|Andover;5121;-149;42;1kyek|Fleet;5128;-83;39;1ks8a|Totton;5092;-149;34;1khn7|New Milton;5076;-167;24;1kma1|Bordon;5111;-86;21;3zgje|Yateley;5134;-83;20;3xw91|Hythe;5086;-140;20;1kpwt|Emsworth;5085;-94;19;1ksr8|Southsea;5079;-109;19;1kiz6|Hedge End;5091;-130;18;3xwaw|Bishopstoke;5097;-133;18;1kx1h|Romsey;5099;-150;17;1kket|Hayling Island;5078;-97;17;4xw0z|Alton;5115;-97;17;1kygw|Lymington;5076;-154;16;1knlc|Tadley;5135;-113;16;1ki7h|South Hayling;5079;-98;15;1kj1b
Herefordshire|Hereford;5206;-271;60;1kqhu
Hertfordshire|Watford;5166;-40;126;1kgxh|Stevenage;5190;-20;90;1kioc|Hemel Hempstead;5175;-45;86;1kqjm|St Albans;5175;-33;85;1kk5v|Welwyn Garden City;5180;-21;60;1kgu0|Cheshunt;5170;-3;57;1kv8w|Letchworth Garden City;5198;-23;44;4w9ug|Hatfield;5176;-22;42;1kqph|Bishops Stortford;5187;16;38;1kx1m|Hitchin;5195;-28;36;1kqay|Hoddesdon;5176;-1;35;1kqaf|Borehamwood;5165;-28;32;1kwr6|Harpenden;5182;-36;30;1kqsb|Hertford;5180;-8;26;1kqh0|Potters Bar;5169;-18;23;1kl0i|Berkhamsted;5176;-57;22;1kx9u|Ware;5181;-3;18;1kh09|Bushey;5164;-36;17;1kvz7|Royston;5205;-2;16;1kka2
Isle of Wight|Ryde;5073;-116;26;1kk73|Newport;5070;-129;25;1km9r|Cowes;5076;-130;21;1kugc|Sandown;5065;-116;20;1kjxk
Kent|Saint Peters;5137;142;125;1kk1b|Maidstone;5127;52;108;1knhn|Gillingham;5139;55;101;1krpt|Chatham;5138;53;76;1kvax|Royal Tunbridge Wells;5113;26;69;1kka6|Folkestone;5108;117;66;1ks6i|Ashford;5115;87;63;1ky4b|Margate;5138;139;60;1kndw|Dartford;5145;21;57;1ktws|Canterbury;5128;108;55;1kvqt|Gravesend;5144;37;54;1krcr|Sittingbourne;5134;73;49;1kjca|Dover;5113;131;42;1ktk8|Tonbridge;5120;27;39;1khpz|Ramsgate;5134;142;39;1kkrw|Herne Bay;5137;113;37;1kqhd|Strood;5139;48;33;1kiff|Deal;5122;140;31;1ktvw|Whitstable;5136;103;30;1kgf9|Sevenoaks;5127;19;30;1kjmz|Rochester;5139;51;29;1kkh0|Broadstairs;5136;144;23;1kwbv|Swanley;5140;17;22;1kiaf|Faversham;5131;89;20;1ksgm|Longfield;5140;30;17;1knw0|Hartley;5139;30;16;1kqqu|Swanscombe;5145;31;16;1kia9
Lancashire|Preston;5376;-270;313;1kkyw|Blackpool;5382;-305;239;1kwyr|Burnley;5380;-223;149;1kw1k|Blackburn;5375;-248;147;1kx0k|Fylde;5383;-292;77;1kryi|Rossendale;5368;-228;67;4xw0u|Morecambe;5407;-286;52;1kmqu|Lancaster;5405;-280;47;1kovg|Lytham St Annes;5374;-300;41;3zgpq|Skelmersdale;5355;-277;39;1kjaw|Leyland;5370;-269;38;1kojn|Accrington;5375;-236;35;1kyqy|Chorley;5365;-262;34;1kv4u|Darwen;5370;-246;33;1ktwn|Thornton-Cleveleys;5387;-302;31;4xw0v|Nelson;5383;-220;29;1kmfm|Fleetwood;5393;-301;25;1ks80|Ormskirk;5357;-288;24;1klqk|Rawtenstall;5370;-228;22;1kkpu|Colne;5386;-217;20;1kups|Poulton-le-Fylde;5383;-298;20;1kl06|Heysham;5404;-289;17;1kqft|Haslingden;5370;-232;15;1kqpv|Cleveleys;5388;-304;15;1kuyh
Leicestershire|Leicester;5264;-113;509;1kon0|Loughborough;5277;-120;60;1knsf|Hinckley;5254;-138;45;1kqc3|Coalville;5272;-137;38;1kuu2|Wigston Magna;5258;-109;34;1kgcw|Melton Mowbray;5277;-89;27;1kn63|Oadby;5261;-108;23;1klwu|Market Harborough;5248;-92;23;1kndf|Earl Shilton;5258;-132;20;3zgcv|Mountsorrel;5272;-115;17;1kmnk
Lincolnshire|Grimsby;5357;-8;134;1kr46|Lincoln;5323;-54;115;1kohz|Scunthorpe;5358;-65;80;1kjqs|Grantham;5291;-64;44;1krdc|Boston;5298;-3;41;1kwpu|Cleethorpes;5356;-3;32;1kuz9|Spalding;5279;-15;32;1kixd|Skegness;5314;34;25;1kjb6|Gainsborough;5338;-77;21;1krxt|Stamford;5265;-48;21;1kisw|Sleaford;5300;-41;17;1kj8b|Louth;5337;0;16;1kns1
Merseyside|Liverpool;5341;-298;864;1koaa|Birkenhead;5339;-301;325;1kx31|St Helens;5345;-273;103;1kk3l|Southport;5365;-301;92;1kizj|Wallasey;5342;-306;59;1kh2x|Bootle;5347;-302;58;1kwri|Huyton;5341;-284;55;1kpx5|Waterloo;5348;-303;52;1wsj4|Kirkby;5348;-289;43;1kp4x|Prescot;5343;-280;41;1kkzc|Heswall;5333;-310;30;1kqgi|Ashton in Makerfield;5348;-265;29;1ky3a|Maghull;5352;-294;27;1kni6|Formby;5356;-307;23;1ks4u|Litherland;5347;-300;23;1kof6|Newton-le-Willows;5345;-260;22;1km8a|Moreton;5340;-312;18;1kmqk|Haydock;5347;-268;17;1kqn5|Bebington;5335;-302;16;1kxfq
Norfolk|Norwich;5263;130;213;1kly5|Great Yarmouth;5261;173;63;1kr74|King's Lynn;5275;40;46;1kp8w|Thetford;5242;75;25;1khz4|East Dereham;5268;93;21;1kt46|Bowthorpe;5264;122;20;3xwar
North Yorkshire|York;5396;-108;154;1kfwo|Middlesbrough;5458;-123;143;1kn1r|Harrogate;5399;-154;89;1kqro|Scarborough;5428;-40;62;1kjtf|Redcar;5462;-106;37;1kkp7|Selby;5378;-107;25;1kjob|Guisborough;5453;-106;17;1kr1l|Northallerton;5434;-143;17;1km57|Ripon;5414;-153;16;1kkij
Northamptonshire|Northampton;5225;-88;216;1km52|Kettering;5240;-73;64;1kph5|Corby;5250;-69;57;1kul9|Wellingborough;5230;-69;51;1kguq|Rushden;5229;-60;38;1kk82|Daventry;5226;-116;24;1ktwd
Northumberland|Blyth;5513;-151;37;1kwur|Cramlington;5509;-159;33;1kudb|Ashington;5518;-156;28;1ky42|Bedlington;5513;-159;17;1kxev|Darras Hall;5504;-176;15;3zj9g
Nottinghamshire|Nottingham;5295;-115;730;1klxu|Mansfield;5313;-120;172;1knfd|West Bridgford;5293;-113;48;1kgsd|Sutton in Ashfield;5313;-126;44;1kibo|Newark on Trent;5307;-82;43;1kmdf|Worksop;5330;-112;43;1kg27|Arnold;5300;-113;38;1ky6e|Hucknall;5303;-120;30;1kq0s|Kirkby in Ashfield;5310;-124;28;1kp4t|Retford;5332;-94;22;1kt0q|Eastwood;5300;-130;19;1kszp|Mansfield Woodhouse;5316;-119;18;1knfc|Basford;5297;-118;16;1kxj8
Oxfordshire|Oxford;5175;-126;171;1klll|Banbury;5206;-134;49;1kxp2|Abingdon;5167;-128;39;1kyr8|Bicester;5190;-115;34;1kx69|Didcot;5161;-124;29;1ktqd|Witney;5178;-149;29;1kg75|Wantage;5159;-143;19;1kh0x|Grove;5161;-142;18;1kr31|Cowley;5173;-121;17;1kufz|Carterton;5176;-159;16;1kvk2|Kidlington;5182;-129;16;1kpga
Shropshire|Telford;5268;-245;148;1zpcv|Shrewsbury;5271;-275;72;1kjer|Wellington;5270;-252;23;1kgul|Oswestry;5286;-305;19;1klp9|Ryton;5262;-235;16;1kk6m
Somerset|Bath;5138;-236;95;1kxil|Weston-super-Mare;5135;-298;83;1kgn8|Taunton;5101;-310;65;1ki35|Yeovil;5094;-263;46;1kfx9|Bridgwater;5113;-300;41;1kwei|Frome;5123;-232;26;1ks00|Portishead;5148;-277;24;1kl2d|Burnham-on-Sea;5124;-300;23;1kw1p|Clevedon;5144;-286;21;1kuyl|Nailsea;5143;-276;21;1kmih|Keynsham;5141;-250;16;1kpgl
South Yorkshire|Sheffield;5338;-147;685;1kjjx|Doncaster;5352;-113;158;1ktmb|Rotherham;5343;-136;118;1kkc5|Barnsley;5355;-148;71;1kxlo|Bentley;5353;-115;35;1kxai|Burngreave;5339;-146;27;70f2x|Chapeltown;5347;-147;23;1kvc9|Dinnington;5337;-120;20;1ktpl|Adwick le Street;5357;-118;19;1kynu|Rawmarsh;5346;-134;19;1kkpw|Maltby;5342;-120;18;1kngo|Thorne;5361;-96;17;1khy5|Wath upon Dearne;5350;-135;17;1kgxc|Conisbrough;5348;-123;16;1kune|Hoyland Nether;5350;-145;16;1kq13|Wombwell;5352;-140;16;1kg5t|Darton;5359;-153;15;1ktwp|Mexborough;5349;-129;15;1kn3v
Staffordshire|Stoke-on-Trent;5300;-219;373;1kill|Burton upon Trent;5281;-164;122;1kvzs|Cannock;5269;-203;86;1kvqz|Tamworth;5263;-170;82;1ki5w|Newcastle under Lyme;5300;-223;76;1kmbu|Stafford;5281;-212;69;1kity|Lichfield;5268;-183;33;1koj7|Kidsgrove;5309;-224;29;1kpg9|Burntwood;5268;-193;29;1kw18|Rugeley;5276;-194;24;1kk8x|Leek;5310;-202;20;1kong|Great Wyrley;5266;-201;19;1kr75|Biddulph;5312;-218;18;1kx5o
Suffolk|Ipswich;5206;116;179;1kppl|Lowestoft;5248;175;71;1knqa|Bury St Edmunds;5225;71;43;1kvze|Felixstowe;5196;135;29;1ksff|Haverhill;5208;44;27;1kqoe|Sudbury;5204;73;22;1kidw|Stowmarket;5219;100;21;1kij1|Newmarket;5224;40;20;1kma8
Surrey|Woking;5132;-56;104;1kg6l|Guildford;5124;-57;72;1kr1t|Esher;5137;-37;52;1kson|Reigate;5124;-21;52;1kknm|Redhill;5124;-17;52;1kkop|Staines;5143;-51;51;1kiti|Banstead;5132;-21;46;1kxob|Leatherhead;5130;-33;44;1koom|Ewell;5135;-25;40;3zepf|Farnham;5121;-80;37;1ksho|Camberley;5134;-74;30;1kvsr|Egham;5143;-55;30;1kswc|Sunbury-on-Thames;5140;-42;28;1kid2|Ashford;5143;-46;27;1ky4a|Epsom;5133;-27;27;1kspx|Walton-on-Thames;5139;-41;23;1kh1l|Godalming;5119;-61;23;1krhw|Horley;5117;-16;21;1kq4u|Caterham;5128;-8;21;1kvgw|Weybridge;5137;-46;19;1kgkc|East Molesey;5140;-35;19;1kt1k|West Molesey;5140;-38;19;1kgo4|Dorking;5123;-33;18;1ktlj|Cobham;5133;-41;17;1kutt|Hale;5123;-79;16;1kqxo
Tyne and Wear|Sunderland;5490;-138;335;1kicz|Newcastle upon Tyne;5497;-161;192;1kmbt|South Shields;5500;-143;84;1kiz5|Gateshead;5496;-160;78;1krt1|Washington;5490;-152;54;1kgyj|Wallsend;5499;-153;43;1kh2o|Newburn;5499;-174;41;1kmca|North Shields;5502;-145;40;1km0j|Whitley Bay;5504;-145;38;1kgfk|Houghton-Le-Spring;5484;-146;38;1kq2l|Felling;5495;-157;34;1ksfe|Jarrow;5498;-148;27;1kpn8|Gosforth;5500;-162;24;1krf5|Hebburn;5497;-152;19;1kqll|Tynemouth;5502;-143;17;1khdx|Whickham;5495;-168;17;1kgiz
Warwickshire|Royal Leamington Spa;5229;-152;95;1koox|Nuneaton;5252;-147;93;1klxh|Rugby;5237;-126;73;1kk8y|Bedworth;5248;-147;30;1kxen|Stratford-upon-Avon;5219;-171;28;1kii1|Warwick;5228;-158;24;1kgyt|Kenilworth;5235;-158;22;1kpj2
West Midlands|Birmingham;5248;-190;984;1kx2r|Coventry;5241;-151;359;1kugt|Wolverhampton;5259;-212;253;1kg63|Dudley;5250;-208;199;1ktef|Walsall;5259;-198;172;1kh2d|West Bromwich;5252;-199;136;1kgsb|Sutton Coldfield;5257;-182;107;1kibq|Solihull;5241;-178;96;1kj56|Stourbridge;5246;-214;56;1kijl|Halesowen;5245;-205;55;1kqxj|Tipton;5253;-207;47;1khs9|Bloxwich;5262;-200;40;1kwv5|Wednesfield;5260;-209;34;1kgvs|Washwood Heath;5250;-183;33;76ufv|Aston;5250;-188;32;1ky1v|Shirley;5241;-182;32;4waa6|Brierley Hill;5248;-212;28;1kwec|Willenhall;5259;-206;28;1kgc8|Acocks Green;5245;-182;27;1kyp3|Bartley Green;5244;-200;25;4cicy|Wednesbury;5255;-202;24;1kgvt|Brownhills;5263;-193;20;1kw7u|Kingswinford;5250;-217;20;1kp7w|Aldridge;5261;-192;16;1kyk8
West Sussex|Crawley;5111;-18;181;1kuc5|Worthing;5082;-38;99;1kg1d|Bognor Regis;5078;-68;64;1kwta|Littlehampton;5081;-54;59;1kodb|Horsham;5106;-33;51;1kq3h|Haywards Heath;5100;-10;34;1kqmo|Chichester;5084;-78;32;1kv7s|Burgess Hill;5096;-13;31;1kw2s|East Grinstead;5112;-1;27;1kt37|Shoreham-by-Sea;5083;-27;19;1kjfg|Lancing;5083;-32;19;1km1z
West Yorkshire|Leeds;5380;-155;455;1konk|Bradford;5379;-175;299;1kwlt|Huddersfield;5365;-178;149;1kq0q|Halifax;5372;-185;83;1kqxc|Wakefield;5368;-150;79;1kh3y|Castleford;5373;-136;61;1kvio|Morley;5374;-160;57;1kmq5|Dewsbury;5369;-163;57;1ktqu|Batley;5370;-163;51;1kxig|Keighley;5387;-191;50;1kpkx|Pontefract;5369;-131;45;1kl50|Yeadon;5386;-169;37;1kfxx|Pudsey;5380;-166;33;1kkxm|Brighouse;5370;-178;33;1kwe3|Shipley;5383;-177;29;1kjgm|Cleckheaton;5372;-171;27;1kuze|Lofthouse;5373;-150;23;1kny8|Ossett;5368;-158;22;1klph|Guiseley;5388;-171;21;1kr1k|Bingley;5385;-184;20;1kx3u|Horsforth;5384;-164;19;1kq3i|South Elmsall;5360;-128;19;1kj23|Mirfield;5367;-170;19;1kmwn|Chapel Allerton;5383;-154;18;3zi33|Kippax;5377;-137;16;1kp5v|Baildon;5385;-179;16;1kxv7|Elland;5369;-184;16;1ksu6
Wiltshire|Swindon;5156;-178;186;1ki91|Salisbury;5107;-180;45;1kk08|Trowbridge;5132;-221;41;1khib|Chippenham;5146;-212;36;1kv6g|Melksham;5137;-214;19;1kn6q|Devizes;5135;-199;18;1ktr2|Warminster;5120;-218;17;1kgzn|Calne;5144;-201;17;1kvti|Westbury;5126;-219;17;1kgs3|Neston;5141;-220;15;1zpco
Worcestershire|Worcester;5219;-222;102;1kg2j|Redditch;5231;-195;84;1kkp1|Kidderminster;5239;-225;57;1kpgc|Bromsgrove;5234;-206;49;1kwab|Great Malvern;5211;-233;37;1kr9b|Droitwich;5227;-215;24;1ktif|Evesham;5209;-195;24;1ksmh|Stourport-on-Severn;5234;-228;21;1kijj
-Northern Ireland
County Antrim|Belfast;5460;-593;275;1kxdc|Lisburn;5452;-604;78;1kofv|Newtownabbey;5466;-591;64;1km7k|Carrickfergus;5472;-581;29;1kvlc|Ballymena;5486;-628;29;1kxre|Antrim;5470;-620;20;1kycn|Larne;5485;-582;18;1kos1
County Armagh|Craigavon;5445;-639;59;1zpcw|Portadown;5442;-644;22;1kl3p
County Down|Bangor;5465;-567;60;1kxos|Castlereagh;5457;-588;57;1kvhy|Newtownards;5459;-569;29;1km7j|Newry;5418;-634;28;1km99|Banbridge;5435;-628;16;1kxp3
County Londonderry|Derry;5500;-731;84;1knx4|Coleraine;5513;-667;26;1kuqy
County Tyrone|Omagh;5460;-730;21;1kls7
-Scotland
Aberdeen|Aberdeen;5714;-210;197;1kyso
Aberdeenshire|Peterhead;5751;-178;18;1klb3
Angus|Arbroath;5656;-259;24;1kybj
Clackmannanshire|Alloa;5612;-379;20;1kyin
Dumfries and Galloway|Dumfries;5507;-361;33;1ktda
Dundee|Dundee;5647;-297;148;1ktc0
East Ayrshire|Kilmarnock;5561;-450;46;1kpd1
East Dunbartonshire|Bearsden;5592;-433;27;1kxg6|Bishopbriggs;5591;-422;23;1kx26|Kirkintilloch;5594;-415;20;1kp3h
East Lothian|Musselburgh;5594;-305;24;1kmja
East Renfrewshire|Newton Mearns;5577;-433;25;1km88|Barrhead;5580;-439;18;1kxky
Edinburgh|Edinburgh;5595;-320;465;1ksxd
Falkirk|Falkirk;5600;-379;35;1ksjf|Grangemouth;5601;-372;17;1krdj
Fife|Dunfermline;5607;-346;50;1ktbg|Kirkcaldy;5612;-316;49;1kp4i|Glenrothes;5620;-317;39;1krjq|Saint Andrews;5634;-280;17;1kk5s
Glasgow|Glasgow;5587;-426;592;1krnn
Highlands|Inverness;5748;-422;47;1kpqg
Inverclyde|Greenock;5595;-476;44;1kr64|Port Glasgow;5593;-469;15;1kl30
Midlothian|Bonnyrigg;5587;-311;16;1kwru|Penicuik;5583;-323;16;1kle9
Moray|Elgin;5765;-332;23;1ksui
North Ayrshire|Irvine;5562;-466;34;1kpow|Kilwinning;5565;-471;16;1kpb9
North Lanarkshire|Cumbernauld;5595;-399;52;1ku2r|Coatbridge;5586;-402;44;1kuu0|Airdrie;5587;-398;37;1kyml|Motherwell;5579;-399;32;1kmon|Wishaw;5577;-392;31;1kg85|Bellshill;5582;-402;21;1kxcg|Viewpark;5583;-406;16;6wgo8
Orkney Islands|Kirkwall;5898;-296;20;4xw13
Perth and Kinross|Perth;5640;-343;47;1klba
Renfrewshire|Paisley;5583;-443;76;1klk5|Renfrew;5587;-439;22;1kknb|Johnstone;5583;-452;16;1kpmn|Erskine;5590;-445;16;3yb5z
South Ayrshire|Ayr;5546;-463;47;1kxxg
South Lanarkshire|East Kilbride;5576;-418;75;1kt2d|Hamilton;5577;-403;53;1kqvm|Rutherglen;5583;-421;31;1kk7i|Cambuslang;5581;-416;28;1kvsf|Dalserf;5573;-392;18;1ktye|Blantyre;5580;-409;17;6wgj3|High Blantyre;5578;-410;17;1kqf7|Larkhall;5573;-397;15;1kos5
Stirling|Stirling;5612;-394;36;1kini
West Dunbartonshire|Clydebank;5590;-441;27;1kuuy|Vale of Leven;5597;-458;25;6wgnk|Dumbarton;5594;-457;20;1ktde
West Lothian|Livingston;5590;-352;57;1koa4|Bathgate;5590;-364;21;1kxih|Broxburn;5593;-347;15;1kw7k
Western Isles|Isle of Lewis;5822;-639;19;4xw10
-Wales
Blaenau Gwent|Ebbw Vale;5178;-321;33;1ksz1
Bridgend|Bridgend;5151;-358;58;1kwf7|Coity;5152;-356;41;1kury|Maesteg;5161;-366;21;1kniq|Porthcawl;5148;-370;16;1kl2u
Caerphilly|Caerphilly;5157;-322;31;1kvwp|Risca;5161;-310;20;1kkid|Gelligaer;5166;-326;17;1krrs|Blackwood;5167;-321;15;1zp9h
Cardiff|Cardiff;5148;-318;447;1kvpa
Carmarthenshire|Llanelli;5168;-416;50;1ko78|Ammanford;5179;-399;24;1kyf5|Carmarthen;5186;-431;16;1kvnf
Ceredigion|Aberystwyth;5242;-408;19;1kyra
Conwy|Colwyn Bay;5329;-373;34;1kuox|Abergele;5328;-358;18;1kys4|Llandudno;5332;-383;15;1ko7s
Denbighshire|Rhyl;5332;-349;26;1kkkx|Prestatyn;5334;-341;19;1kkza
Flintshire|Buckley;5317;-308;64;1kw56|Deeside;5320;-304;32;4xw0w|Flint;5324;-313;26;1ks7p|Hawarden;5318;-303;26;1kqo7
Gwynedd|Bangor;5323;-413;18;1kxot
Merthyr Tydfil|Merthyr Tydfil;5175;-338;44;1kn4h
Monmouthshire|Chepstow;5164;-268;16;1kv9k
Neath Port Talbot|Neath;5166;-380;46;1kmgj|Briton Ferry;5163;-382;35;1kwcs
Newport|Newport;5159;-300;307;1km9q
Rhondda Cynon Taf|Tonypandy;5162;-346;63;1zp8j|Rhondda;5166;-345;59;1kklz|Aberdare;5171;-345;31;1kysr|Pontypridd;5160;-334;30;1kl48
Swansea|Swansea;5162;-394;300;1kia8|Gorseinon;5167;-404;21;1krfm|Clydach;5168;-390;19;1kuv2
Torfaen|Cwmbran;5165;-302;48;1ku12|Pontypool;5170;-304;36;1kl4a
Vale of Glamorgan|Barry;5140;-328;55;1kxkb|Penarth;5144;-317;23;1klf4
Wrexham|Wrexham;5305;-299;66;1kg0d|Rhosllannerchrugog;5301;-306;25;1kklo|Brymbo;5307;-307;18;1kw6q
=GD;Grenada
=GE;Georgia
Tbilisi|Tbilisi;4169;4483;1049;d405
=GF;French Guiana
=GG;Guernsey
=GH;Ghana
Ashanti|Kumasi;669;-162;1469;1d9u2
Greater Accra|Accra;556;-20;1963;1dfeg
Northern|Tamale;940;-84;361;1d6ql
=GI;Gibraltar
=GL;Greenland
=GM;Gambia
Banjul|Serekunda;1344;-1668;340;1fp3p
=GN;Guinea
Conakry|Camayenne;954;-1369;1871;1fx7c|Conakry;954;-1368;1767;1fx6p
=GP;Guadeloupe
=GQ;Equatorial Guinea
=GR;Greece
Attica|Athens;3798;2373;664;5nzn|Piraeus;3794;2365;164;5gyy|Peristéri;3802;2369;140;5h5w|Kallithéa;3795;2370;101;5lpi|Acharnés;3808;2373;99;5ouo|Níkaia;3797;2365;89;5hv1|Glyfáda;3786;2376;87;5m6s|Ílion;3803;2370;85;5hzt|Ilioúpoli;3793;2377;78;4y456|Keratsíni;3796;2362;77;5krw|Khalándrion;3802;2380;74;5kr0|Néa Smýrni;3795;2371;73;5hz3|Maroúsi;3805;2380;72;5onv|Agios Dimitrios;3793;2373;71;5noy|Zográfos;3798;2377;71;4z5hs|Aigáleo;3798;2368;70;5ovx|Néa Ionía;3804;2376;67;5i06|Palaió Fáliro;3793;2370;64;5hl7|Korydallós;3798;2365;63;4y46f|Výronas;3796;2375;61;5eek|Agía Paraskeví;3802;2383;60;5nuq|Galátsi;3802;2375;59;5m9j|Petroúpolis;3804;2368;59;5h1t|Irákleio;3805;2377;50;5lyn|Kifisiá;3807;2381;47;5khc|Chaïdári;3801;2367;46;5krb|Álimos;3791;2372;42;5lv2
Central Greece|Chalkída;3846;2360;59;5kpx|Lamía;3890;2243;52;5jjw
Central Macedonia|Thessaloníki;4064;2293;354;fqf1|Kalamariá;4058;2295;92;fryr|Sérres;4108;2355;58;fqm2|Kateríni;4027;2251;53;fru2|Sykiés;4065;2295;45;fql9|Véroia;4052;2220;44;fqa9
Crete|Irákleion;3533;2514;137;5lyp|Chaniá;3551;2403;54;5kpe
East Macedonia and Thrace|Kavála;4094;2441;54;frsl|Alexandroupoli;4085;2588;53;fsm8|Xánthi;4113;2489;48;fq8g|Komotiní;4112;2541;46;frmg|Dráma;4115;2415;45;fs6k
Epirus|Ioánnina;3966;2085;66;5lzn
Peloponnese|Kalamata;3704;2211;54;5lus
South Aegean|Rhodes;3644;2822;56;8l5m
Thessaly|Lárisa;3964;2242;145;5jio|Volos;3936;2294;86;5ebd|Tríkala;3955;2177;62;5eyg
West Greece|Pátra;3824;2173;168;5hab|Agrínio;3862;2141;47;5owo
=GS;South Georgia & South Sandwich Islands
=GT;Guatemala
Guatemala|Guatemala City;1464;-9051;995;254c4|Mixco;1463;-9061;473;25007|Villa Nueva;1453;-9059;407;24wfy
=GU;Guam
=GW;Guinea-Bissau
Bissau|Bissau;1186;-1560;388;1ewdz
=GY;Guyana
=HK;Hong Kong SAR China
|Hong Kong;2228;11417;7013;13041|Kowloon;2232;11418;2020;1300p
Tsuen Wan|Tsuen Wan;2237;11411;289;12yxt
=HN;Honduras
Cortés Department|San Pedro Sula;1550;-8802;489;2575i
Francisco Morazán Department|Tegucigalpa;1408;-8721;851;256id
=HR;Croatia
Brod-Posavina|Slavonski Brod;4516;1802;61;1wdve
County of Osijek-Baranja|Osijek;4555;1869;88;1wggf
Istria|Pula;4487;1385;59;1wf4w
Karlovac|Karlovac;4549;1555;47;1zp90
Primorje-Gorski Kotar|Rijeka;4533;1444;141;1weow
Split-Dalmatia|Split;4351;1644;176;1wdmd
Varaždin|Varaždin;4630;1634;42;1wc67
Zadar|Zadar;4412;1523;71;1wb2g
Zagreb|Zagreb;4581;1598;699;1wb0m|Sesvete;4583;1612;52;1we5y|Stenjevec;4581;1588;41;1wsdg
=HT;Haiti
Nord-Ouest|Port-de-Paix;1994;-7283;250;27p5g
Ouest|Port-au-Prince;1854;-7234;1235;27p5m|Carrefour;1854;-7240;442;27wsy|Delmas;1854;-7230;383;27vlu|Pétionville;1851;-7229;283;27pmc
=HU;Hungary
Baranya|Pécs;4607;1823;157;1tapq
Bekes County|Békéscsaba;4668;2110;65;fhfp
Borsod-Abaúj-Zemplén|Miskolc;4810;2078;173;fdou
Budapest|Budapest;4750;1904;1741;1tgz7|Budapest XI. kerület;4748;1904;139;4c508|Zugló;4752;1911;130;1t7jy|Budapest III. kerület;4754;1905;124;4c50q|Budapest XIII. kerület;4753;1908;114;4c50e|Budapest IV. kerület;4756;1909;98;4c50f|Budapest XVIII. kerület;4744;1918;93;4c50k|Budapest II. kerület;4752;1902;89;4c50r|Budapest VIII. kerület;4749;1907;82;4c50a|Budapest XV. kerület;4756;1912;80;4c50g|Kőbánya;4748;1914;78;1td4e|Budapest XVII. kerület;4748;1925;78;4c50p|Józsefváros;4749;1907;77;6kxv4|Budapest XXI. kerület;4743;1907;76;4c50n|Budapest XVI. kerület;4751;1917;68;4c50h|Budapest XX. kerület;4744;1910;63;4c50o|Erzsébetváros;4750;1907;62;1tfug|Budapest XIX. kerület;4745;1915;62;4c50j|Kispest;4745;1914;61;1td8j|Budapest XII. kerület;4749;1901;57;4c507|Budapest XXII. kerület;4743;1904;50;4c50m|Budapest VI. kerület;4750;1907;42;4c50c
Bács-Kiskun|Kecskemét;4691;1969;110;1tdqa
Csongrád|Szeged;4625;2015;165;fc11|Hódmezővásárhely;4642;2033;47;ffj1
Fejér|Székesfehérvár;4719;1841;102;1t9d2|Dunaújváros;4696;1894;50;1tg1q
Győr-Moson-Sopron|Győr;4768;1764;128;1tey1|Sopron;4769;1659;57;1t9om
Hajdú-Bihar|Debrecen;4753;2162;204;fgow
Heves County|Parádsasvár;4791;1998;76;1tasb|Eger;4790;2037;57;fgif
Jász-Nagykun-Szolnok|Szolnok;4718;2020;75;fbsm
Komárom-Esztergom|Tatabánya;4758;1839;71;1t8tu
Pest County|Érd;4739;1891;62;1tfxd
Somogy County|Kaposvár;4637;1780;68;1tdvc
Szabolcs-Szatmár-Bereg|Nyíregyháza;4796;2172;116;fd6v
Vas County|Szombathely;4723;1662;80;1t906
Veszprém|Veszprém;4709;1791;62;1t7xt
Zala County|Zalaegerszeg;4684;1684;62;1t7pq|Nagykanizsa;4645;1699;51;1tblr
=ID;Indonesia
Aceh|Banda Aceh;554;9533;251;q1vy
Bali|Denpasar;-865;11522;835;z9p4
Banten|Tangerang;-618;10663;1372;ytx8|South Tangerang;-629;10672;1304;53xhf
Bengkulu|Bengkulu;-380;10227;310;zchq
Central Java|Semarang;-699;11042;1288;yw3c|Surakarta;-756;11083;555;yuhg|Pekalongan;-689;10968;258;yz2u
Central Sulawesi|Palu;-91;11987;282;z022
East Java|Surabaya;-725;11275;2375;yuhq|Malang;-798;11263;747;z2wi|Situbondo;-771;11401;600;yv8x|Jember;-817;11370;299;z7fg
East Kalimantan|City of Balikpapan;-124;11689;700;4wa5s|Balikpapan;-127;11683;434;zdjz|Samarinda;-49;11715;355;ywy1
East Nusa Tenggara|Kupang;-1017;12361;282;1839b
Jakarta|Jakarta;-621;10685;8540;z7of
Jambi|Jambi City;-160;10362;420;z7my
Lampung|Bandar Lampung;-543;10526;800;ytsl
Maluku|Ambon;-370;12818;356;zebv
North Sulawesi|Manado;148;12485;452;z2rk
North Sumatra|Medan;358;9867;1751;q14o|Percut;363;9886;311;q0vh
Riau|Batam;115;10402;1164;3qxpf|Pekanbaru;52;10144;704;yz2p
South Kalimantan|Banjarmasin;-332;11459;573;zdb9
South Sulawesi|Makassar;-515;11943;1322;ys5e
South Sumatra|Palembang;-292;10475;1442;z032
West Java|Bandung;-692;10761;1700;zdf9|Bekasi;-623;10699;1520;zco2|Depok;-640;10682;1198;z9p0|Bogor;-659;10679;800;zbyx|Cimahi;-687;10754;494;zaeo|Sukabumi;-692;10693;276;yux9|Tasikmalaya;-733;10822;271;ytl3|Cirebon;-671;10856;254;za6y
West Kalimantan|Pontianak;-3;10933;455;yybp
West Nusa Tenggara|Mataram;-858;11612;319;z296
West Sumatra|Padang;-95;10035;840;z0cr
Yogyakarta|Yogyakarta;-780;11036;637;yqwp
=IE;Ireland
County Carlow|Carlow;5284;-693;20;1rkeg
County Clare|Ennis;5284;-899;24;1rjcl
County Cork|Cork;5190;-847;190;1rjx0
County Donegal|Letterkenny;5495;-773;17;1ri8h
County Dublin|Dublin;5333;-625;1024;1rjha|Tallaght;5329;-637;64;1rgxw|Swords;5346;-622;37;1rgy9|Dún Laoghaire;5329;-614;27;1rjfe|Balbriggan;5361;-618;23;1rl6y|Sandyford;5327;-623;22;1z232|Finglas;5339;-630;20;1rj9r|Blanchardstown;5339;-638;17;1rkny|Malahide;5345;-615;16;1ri1x|Donaghmede;5340;-616;15;3zeu1|Lucan;5336;-645;15;1ri3l
County Galway|Galway;5327;-905;71;1rj6c
County Kerry|Tralee;5227;-970;23;1rgtf
County Kildare|Naas;5322;-667;21;1rhr2|Celbridge;5334;-654;20;1rk7t|Newbridge;5318;-680;19;1rhpu|Leixlip;5337;-650;15;1ri8u
County Kilkenny|Kilkenny;5265;-725;22;1rikm
County Limerick|Limerick;5266;-862;90;1ri7z
County Louth|Drogheda;5372;-635;33;1rjjp|Dundalk;5400;-642;33;1rjgc
County Meath|Navan;5365;-668;25;1rhqc
County Sligo|Sligo;5427;-847;20;1rh1r
County Tipperary|Clonmel;5236;-770;17;1rk2x
County Waterford|Waterford;5226;-711;48;1rgps
County Westmeath|Athlone;5342;-794;21;1z0ow|Mullingar;5352;-734;17;1rhrt
County Wexford|Wexford;5233;-646;20;1rgp0
County Wicklow|Bray;5320;-610;33;1rkli
=IL;Israel
Haifa|Haifa;3282;3499;267;6bgx
Jerusalem|Jerusalem;3177;3522;801;60yo|West Jerusalem;3178;3522;400;4gpog
Tel Aviv|Tel Aviv;3208;3478;433;6adx
=IM;Isle of Man
=IN;India
Andhra Pradesh|Visakhapatnam;1768;8320;1063;quwe|Vijayawada;1651;8065;875;quyo|Guntur;1630;8046;531;r8gc|Kurnool;1583;7804;460;r4gj|Nellore;1445;7999;404;r1eh|Rajamahendravaram;1701;8178;305;qzec|Kākināda;1696;8224;293;r6tt|Gajuwaka;1770;8322;259;4ciwh|Tirupati;1364;7942;251;qvvc
Assam|Guwahati;2618;9175;899;r92s
Bihar|Patna;2559;8514;1600;r0ae|Gaya;2480;8500;424;r91r|Bhāgalpur;2524;8697;362;rcss|Muzaffarpur;2612;8539;333;r20q|Darbhanga;2615;8590;287;ramr
Chandigarh|Chandigarh;3074;7679;961;rblm
Chhattisgarh|Raipur;2123;8163;680;qzfo|Bhilai;2121;8143;625;rcjn|Korba;2235;8270;419;r4y2|Bilāspur;2208;8216;283;rcad|Durg;2119;8128;255;r9md
Delhi|Delhi;2865;7723;10928;raha|Najafgarh;2861;7698;1365;r1un|Rohini;2874;7707;860;76p7m|Narela;2885;7709;800;r1m9|Karol Bāgh;2865;7719;505;r65s|New Delhi;2864;7722;318;r1d5
Gujarat|Ahmedabad;2303;7259;3720;rf29|Surat;2120;7283;2895;qwn8|Vadodara;2230;7321;1409;qv9h|Rājkot;2229;7079;1177;qzbz|Bhavnagar;2176;7215;555;rclc|Bilimora;2077;7296;511;rc9m|Jamnagar;2247;7007;492;r7et
Haryana|Gorakhpur;2945;7567;1325;r8ni|Faridabad;2841;7731;1220;r9fz|Rohtak;2889;7659;317;qyqk|Hisar;2915;7572;296;r7ye|Panipat;2939;7697;293;r0l8|Sonīpat;2899;7702;251;qwxs
Jammu and Kashmir|Srinagar;3409;7481;976;qwuq|Jammu;3274;7487;466;r7ex
Jharkhand|Ranchi;2334;8531;846;qz32|Jamshedpur;2280;8619;616;r7ec|Bokāro;2379;8596;419;rc2q
Karnataka|Bengaluru;1297;7759;5104;rdlh|Mysuru;1230;7664;868;r20h|Hubballi;1535;7513;840;r7vk|Kalaburagi;1734;7684;484;r8io|Davangere;1447;7593;435;rajc|Belagavi;1585;7450;429;rcz9|Mangaluru;1292;7486;417;r350|Ballari;1514;7692;337;rcyl|Shivamogga;1393;7557;320;qxj7|Tumkūr;1334;7710;307;qvnt|Vijayapura;1682;7572;271;rcc5
Kerala|Thiruvananthapuram;849;7695;784;qvpv|Kochi;994;7626;605;raxe|Kozhikode;1125;7578;440;r4r5|Kollam;888;7658;394;qzir|Thrissur;1052;7622;325;qvqj
Madhya Pradesh|Indore;2272;7583;1837;r7qn|Bhopal;2325;7740;1600;rcg1|Jabalpur;2317;7995;1030;r7nl|Gwalior;2623;7817;882;r8dz|Ujjain;2318;7578;457;qviy|Punāsa;2224;7639;350;qzmv|Dewas;2297;7606;261;raay|Satna;2458;8083;258;qxxa
Maharashtra|Mumbai;1907;7288;12692;rc23|Pune;1852;7386;2936;qzml|Navi Mumbai;1904;7302;2600;3xvir|Nagpur;2115;7908;2228;r1wk|Nashik;2000;7379;1289;r1k3|Pimpri;1862;7381;1285;qzyc|Kalyān;1924;7314;1262;r6mf|Thāne;1920;7296;1262;qw3p|Dombivali;1922;7308;1193;r9t3|Aurangabad;1988;7534;1016;re85|Shivaji Nagar;1853;7385;1000;44trg|Sholapur;1767;7591;997;qxh0|Bhiwandi;1930;7306;707;rchp|Borivli;1923;7286;610;rbzk|Amravati;2093;7775;604;reny|Sāngli;1685;7456;601;qy88|Nanded;1916;7731;551;r1qx|Bhayandar;1930;7285;520;rcku|Ulhasnagar;1922;7315;517;qvie|Kolhāpur;1670;7423;516;r52l|Malegaon;2055;7453;435;r3eb|Jalgaon;2100;7557;429;r7hb|Akola;2071;7700;429;reyp|Ahilyanagar;1909;7474;367;rf24|Dhule;2090;7478;367;ra0j|Latur;1840;7657;349;r43a|Chānda;1995;7930;328;rbk5|Parbhani;1927;7677;290;r0hh|Ichalkaranji;1669;7446;274;r7t6|Jālna;1984;7589;262;r7gz
Mizoram|Aizawl;2373;9272;265;rf0y
Odisha|Nowrangapur;1923;8255;1221;r14a|Bhubaneswar;2027;8583;762;rcfd|Cuttack;2046;8588;580;raus|Rourkela;2222;8486;536;qyx7|Brahmapur;1931;8479;325;rby6
Punjab|Ludhiana;3091;7585;1545;r3vc|Amritsar;3162;7488;1092;renq|Jalandhar;3133;7558;785;r6zy|Patiāla;3034;7639;329;r0az
Rajasthan|Jaipur;2692;7579;2712;r7kb|Jodhpur;2627;7301;921;r729|Kota;2518;7584;763;r4w1|Bikaner;2802;7331;576;rcb5|Ajmer;2645;7464;518;rf07|Udaipur;2459;7371;423;qvky|Bhilwara;2535;7464;326;rcjc|Alwar;2756;7663;283;reua
Tamil Nadu|Chennai;1309;8028;4328;r3pr|Tirunelveli;873;7768;1436;qvvd|Teni;1001;7748;1035;qw61|Coimbatore;1101;7697;960;rax5|Madurai;992;7812;910;r3pl|Salem;1165;7816;778;qye5|Tiruchirappalli;1082;7870;775;qvw4|Thoothukudi;877;7813;411;54yo8|Tiruppur;1112;7735;398;qvv0|Ambattur;1310;8016;341;rerc|Avadi;1311;8011;250;re7m
Telangana|Hyderabad;1738;7846;3598;r7tf|Warangal;1800;7958;558;qus4|Rāmgundam;1880;7945;452;qz6u|Kukatpally;1748;7841;342;r4o7|Nizāmābād;1867;7810;305;r16y|Lal Bahadur Nagar;1735;7856;262;4ciwa
Uttar Pradesh|Kanpur;2647;8035;2823;r6e3|Lucknow;2684;8092;2472;r3vh|Agra;2718;7802;1430;rf2z|Meerut;2898;7771;1223;r2pa|Ghāziābād;2867;7744;1199;r8y4|Varanasi;2532;8301;1164;qv4t|Prayagraj;2544;8184;1073;revm|Alīgarh;2788;7807;753;rew9|Bareilly;2837;7943;745;rdcl|Morādābād;2884;7878;721;r2dt|Gorakhpur;2677;8337;674;r8nj|Sahāranpur;2997;7755;485;qyj2|Jhānsi;2546;7858;413;r766|Muzaffarnagar;2947;7770;350;r20s|Mathura;2750;7767;331;r2tg|Shāhjānpur;2788;7991;320;qxp4|Fīrozābād;2715;7840;306;r9e5|Rāmpur;2881;7903;296;qz53|Greater Noida;2850;7754;294;452gh|Noida;2858;7733;294;4c136|Etāwah;2678;7902;257;r9gz
Uttarakhand|Dehradun;3032;7803;522;raht
West Bengal|Kolkata;2256;8836;4631;rbss|Howrah;2258;8832;1028;r88s|Durgapur;2352;8731;519;r9m7|Siliguri;2671;8843;516;qxjh|Āsansol;2368;8698;504;recq|Bhātpāra;2287;8840;483;rcm2|Shyamnagar;2283;8837;442;qxg9|Nangi;2251;8822;441;swr6|Pānihāti;2269;8837;379;r0le|Kāmārhāti;2267;8837;333;r6ld|Kulti;2373;8684;305;r4mn|Barddhamān;2326;8786;302;rdd1|Bārāsat;2272;8848;298;rde1|Bāli;2265;8834;297;rdr7|Baranagar;2264;8838;260;rdei|Naihāti;2289;8842;253;r1v7
=IO;British Indian Ocean Territory
=IQ;Iraq
Al-Qadisiyah|Al Diwaniyah;3199;4493;319;24z6
Anbar|Ramadi;3342;4331;275;2465
Babil|Al Hillah;3246;4442;290;24nn
Baghdad|Baghdad;3334;4440;7216;23ra|Abū Ghurayb;3331;4418;900;257x
Basra|Basrah;3051;4778;2600;24ss|Al Başrah al Qadīmah;3050;4782;2015;8bnh
Dhi Qar|Nasiriyah;3106;4626;400;249y
Duhok|Dihok;3687;4299;284;22ua
Erbil|Erbil;3618;4401;933;21na
Karbala|Karbala;3262;4402;434;2160
Kirkuk|Kirkuk;3547;4439;601;214z
Maysan|Al ‘Amārah;3184;4714;323;24uw
Najaf|Najaf;3203;4435;483;24a4
Nineveh|Al Mawşil al Jadīdah;3633;4311;2066;24fz|Mosul;3634;4312;1740;24g0
Sulaymaniyah|Sulaymaniyah;3556;4543;723;23z3
Wasit|Al-Kut;3251;4582;315;24hn
=IR;Iran
Alborz Province|Karaj;3583;5099;1448;2rcb
Ardabil Province|Ardabīl;3825;4829;411;32ej
East Azerbaijan|Tabriz;3808;4629;1425;2fou
Fars|Shiraz;2961;5253;1250;2gqz
Gilan Province|Rasht;3728;4959;595;2jmf
Hamadan Province|Pasragad Branch;3478;4847;788;6buao|Hamadān;3480;4851;528;2tyo|Shūrīn;3479;4857;514;b00
Hormozgan|Bandar Abbas;2719;5628;352;31bl
Isfahan|Isfahan;3265;5167;1547;8z73|Khomeynī Shahr;3269;5154;277;8z2u
Kerman|Kerman;3028;5708;578;2qy2
Kermanshah Province|Kahrīz;3438;4706;767;idi|Kermanshah;3431;4707;621;2qxu
Khuzestan|Ahvaz;3132;4868;841;33gg|Abadan;3034;4830;370;348j|Khorramshahr;3044;4818;331;2q8n
Kurdistan Province|Sanandaj;3531;4700;349;2ipy
Lorestan Province|Khorramabad;3349;4836;330;2q9h|Borūjerd;3390;4875;252;3024
Markazi|Arāk;3409;4970;504;32fr
Māzandarān|Sari;3656;5306;255;2i9w
Qazvin Province|Qazvin;3627;5000;334;2k7l
Qom Province|Qom;3464;5088;900;2jzc
Razavi Khorasan|Mashhad;3632;5957;2307;2o6x
Sistan and Baluchestan|Zahedan;2950;6086;552;ouit
Tehran|Tehran;3569;5142;7153;2f4z|Qarchak;3543;5158;252;pa7
West Azerbaijan|Orūmīyeh;3755;4508;577;2lzd
Yazd Province|Yazd;3190;5437;478;2ea6
Zanjan|Zanjan;3668;4850;357;2dzx
=IS;Iceland
Capital Region|Reykjavík;6414;-2190;119;2164l
=IT;Italy
Abruzzo|Pescara;4246;1420;117;1vyw0|Montesilvano;4251;1415;46;1w03d|Chieti;4235;1416;44;1w4rw
Apulia|Bari;4112;1687;277;1w7in|Taranto;4046;1725;181;1vuue|Foggia;4146;1555;137;1w3at|Andria;4123;1630;98;1w82o|Barletta;4131;1628;93;1w7ic|Lecce;4035;1817;81;1w1t5|Brindisi;4063;1794;79;1w6vs|Altamura;4083;1655;68;1w85m|Molfetta;4120;1660;60;1w0iv|San Severo;4169;1538;55;1vw8j|Cerignola;4127;1590;54;1w4zn|Trani;4128;1641;54;1vudm|Bisceglie;4124;1650;54;1w793|Manfredonia;4163;1592;53;1w158|Bitonto;4111;1669;52;1w78r|Corato;4115;1641;47;1w49f|Gravina in Puglia;4082;1642;42;1w2ic
Basilicate|Potenza;4064;1581;56;1vy0b|Matera;4067;1660;55;1w0ux
Calabria|Reggio Calabria;3811;1566;169;1i38u|Catanzaro;3888;1660;79;1i4cj|Lamezia Terme;3896;1631;71;3w1ug|Cosenza;3930;1625;64;1i48b|Crotone;3908;1713;49;1i47l|Nicastro;3897;1631;40;1i3jh
Campania|Naples;4085;1427;959;1vzu2|Salerno;4068;1479;126;1vwyp|Torre del Greco;4079;1437;86;1vuhc|Giugliano in Campania;4093;1420;80;1w2nv|Caserta;4107;1433;73;1w5lm|Fuorigrotta;4083;1420;72;1w2zh|San Carlo All'Arena;4087;1426;69;64nxy|Arenella;4086;1422;68;76pbk|Castellammare di Stabia;4070;1449;66;1w5fx|Afragola;4092;1431;63;1w8db|Casoria;4091;1429;58;1w5jy|Pianura;4086;1417;58;1vyp5|Portici;4082;1434;56;1vy2s|Acerra;4094;1437;54;1w8fp|Ercolano;4081;1435;54;1w3o3|Aversa;4097;1421;53;1w7qo|Ponticelli;4085;1433;52;1vy5a|Marano di Napoli;4090;1419;50;1w139|Scafati;4076;1454;49;1vvoi|Benevento;4113;1478;49;1w7dv|Cava Dè Tirreni;4070;1471;48;1w56x|Avellino;4091;1479;48;1w7qy|San Lorenzo;4086;1426;48;76pbq|Battipaglia;4061;1498;47;1w7gg|Casalnuovo di Napoli;4091;1434;46;1w5u4|Pozzuoli;4084;1410;46;1vxz4|San Giorgio a Cremano;4083;1434;45;1vwol|Soccavo;4085;1419;45;1vv9d|Nocera Inferiore;4075;1465;45;1vzpw|Vomero;4084;1423;45;1vtbg|Torre Annunziata;4075;1445;44;1vuhv|Secondigliano;4090;1427;43;1vvji|Marcianise;4103;1430;40;1w12j
Emilia-Romagna|Bologna;4449;1134;366;1w76w|Modena;4465;1093;159;1w0k3|Parma;4480;1033;146;1vz41|Reggio nell'Emilia;4470;1063;133;1vxma|Rimini;4406;1257;119;1vxht|Forlì;4422;1204;94;1w36y|Piacenza;4505;969;93;1vysy|Ferrara;4484;1162;93;1w3gi|Ravenna;4441;1220;81;1vxnd|Cesena;4414;1224;79;1w4wd|Carpi;4478;1088;53;1w61p|Imola;4436;1171;53;1w29d|Faenza;4429;1188;42;1w3mc
Friuli Venezia Giulia|Trieste;4565;1378;187;1vu9t|Udine;4607;1324;98;1vu6o|Pordenone;4596;1266;50;1vy3n
Lazio|Rome;4189;1251;2319;1vx9q|Acilia-Castel Fusano-Ostia Antica;4176;1233;129;1w8fn|Lido di Ostia;4173;1228;79;1w1n9|Latina;4147;1290;76;1w1w2|Guidonia Montecelio;4199;1272;68;3w1uc|Velletri;4169;1278;48;1vtue|Civitavecchia;4209;1180;48;1w4m3|Viterbo;4242;1211;47;1vtdz|Anzio;4145;1262;45;1w80t|Nettuno;4146;1266;45;1vzr3|Frosinone;4164;1334;45;1w30j|Aprilia;4159;1265;41;1w7zh
Liguria|Genoa;4440;894;580;1w2sb|La Spezia;4410;982;88;1w1wp|Savona;4431;848;58;1vvou|Sanremo;4382;778;47;1vw9t
Lombardy|Milan;4546;919;1237;1w0mz|Brescia;4554;1021;185;1w6wi|Monza;4558;927;120;1w00l|Bergamo;4570;967;114;1w7dg|Como;4581;908;82;1w4c5|Busto Arsizio;4561;885;80;1w6qz|Varese;4582;883;77;1vtwb|Sesto San Giovanni;4553;923;77;1vvd2|Cinisello Balsamo;4556;921;71;1w4of|Pavia;4519;916;66;1vz1i|Cremona;4513;1002;60;1w41a|Vigevano;4531;885;58;1vtnc|Legnano;4560;892;58;1w1s9|Gallarate;4566;879;50;1w2x3|Rho;4553;904;47;1vxk7|Lecco;4586;940;47;1w1sx|Paderno Dugnano;4557;916;46;1vzbt|Cologno Monzese;4553;928;46;1w4dn|Seregno;4565;921;43;1vvg7|Lodi;4531;950;41;1w1ke|Desio;4562;920;40;1w3uw
Piedmont|Turin;4507;769;870;1vuj8|Novara;4545;862;93;1vzod|Alessandria;4491;861;64;1w88z|Asti;4490;821;61;1w7sq|Moncalieri;4500;768;49;1w0fw|Nichelino;4500;765;48;1vzql|Collegno;4508;757;47;1w4gk|Cuneo;4439;755;46;1w3xg|Rivoli;4507;751;46;1vxe7|Vercelli;4532;842;46;1vtsl|Settimo Torinese;4514;777;44;1vvcg|Biella;4556;806;43;1w7a3
Sardinia|Cagliari;3923;912;149;1i4o1|Sassari;4073;856;92;1vvqw|Quartu Sant'Elena;3923;925;67;1i39t|Olbia;4092;950;43;1vzlj
Sicily|Palermo;3813;1334;648;1i3gw|Catania;3749;1507;291;1i4cs|Messina;3819;1555;220;1i3nu|Siracusa;3708;1529;97;1i2tn|Marsala;3780;1244;78;1i3px|Gela;3707;1424;74;1i419|Ragusa;3693;1472;61;1i39e|Trapani;3802;1254;59;1i2nw|Caltanissetta;3749;1406;57;1i4nc|Bagheria;3808;1351;53;1i4sc|Vittoria;3695;1453;51;1i2jd|Acireale;3761;1517;49;1i4wu|Paternò;3757;1490;46;1i3fe|Mazara del Vallo;3766;1259;46;1i3ot|Misterbianco;3752;1501;46;1i3mj|Alcamo;3798;1296;44;1i4vv|Modica;3686;1476;41;1i3mf
The Marches|Ancona;4359;1350;90;1w835|Pesaro;4391;1292;77;1vyw5|San Benedetto del Tronto;4296;1388;46;1vwva|Ascoli Piceno;4285;1357;42;1w7tp|Civitanova Marche;4330;1372;41;1vy2e
Trentino-Alto Adige|Bolzano;4649;1134;99;1w76h|Trento;4607;1112;80;1vubf
Tuscany|Florence;4378;1125;349;1w3cv|Prato;4388;1110;182;1vxxd|Livorno;4354;1033;154;1w1kz|Lucca;4384;1050;82;1w1he|Pisa;4371;1040;77;1vyhj|Arezzo;4346;1188;76;1w7xg|Pistoia;4393;1092;74;1vygt|Massa;4404;1014;65;1w0wf|Grosseto;4276;1111;61;1w2ga|Carrara;4408;1010;59;1w613|Viareggio;4387;1025;49;1vtox|Sesto Fiorentino;4383;1120;46;1vvd5|Scandicci;4375;1119;45;1vvnw|Siena;4332;1133;43;1vvbo|Capannori;4384;1057;41;1w69p|Cascina;4368;1055;41;1w5op
Umbria|Perugia;4311;1239;120;1vywc|Terni;4256;1264;97;1vuq3|Foligno;4295;1270;48;1w39y
Veneto|Verona;4543;1098;219;1vtrj|Padua;4541;1189;204;1vzbk|Mestre;4549;1225;148;1w0pl|Vicenza;4555;1155;107;1vtoj|Treviso;4567;1224;78;1vua9|Venice;4544;1233;51;1vttn|Chioggia;4522;1228;42;1w4rk
=JE;Jersey
=JM;Jamaica
Kingston|Kingston;1800;-7679;938;22sse
Saint Andrew Parish|New Kingston;1801;-7678;584;22scx
=JO;Jordan
Amman|Amman;3196;3595;1276;5d8p
Irbid|Irbid;3256;3585;307;5c36
Zarqa|Zarqa;3207;3609;793;5cyy|Russeifa;3202;3605;268;4o0j3
=JP;Japan
Aichi|Nagoya;3518;13691;2191;13s55|Toyohashi;3477;13738;378;13ncm|Toyota;3508;13715;362;13nbq|Okazaki;3495;13717;352;13qug|Kasugai;3525;13697;299;13v3n|Ichinomiya;3530;13680;280;13wot
Akita|Akita;3972;14012;320;19ahy
Aomori|Aomori;4082;14073;298;19o0y
Chiba|Chiba;3560;14012;920;19aev|Honchō;3570;13999;561;13y75|Matsudo;3578;13990;470;13tap|Kashiwa;3586;13998;340;13v4k|Ichihara;3552;14008;284;19a54
Ehime|Matsuyama;3384;13277;443;15a6r
Fukuoka|Fukuoka;3360;13042;1392;13y8v|Kitakyushu;3385;13085;998;13unf
Fukushima|Iwaki;3705;14088;357;19a1n|Kōriyama;3740;14038;341;199ql|Fukushima;3775;14047;294;19acb
Gifu|Gifu;3542;13676;398;13xzt
Gunma|Maebashi;3640;13908;283;13tir
Hiroshima|Hiroshima;3440;13245;1144;13x1r|Fukuyama;3448;13337;383;13y7h
Hokkaido|Sapporo;4307;14135;1883;19m7b|Asahikawa;4377;14236;357;19o05|Hakodate;4178;14074;276;19nnw
Hyōgo|Kobe;3469;13518;1528;13ujn|Himeji;3482;13470;481;13x7n|Nishinomiya;3472;13533;469;13rhj|Amagasaki;3472;13542;442;13zcb|Akashi;3466;13501;297;13lwe|Kakogawachō-honmachi;3477;13483;272;13vq8
Ishikawa|Kanazawa;3660;13662;459;13vdf
Iwate|Morioka;3970;14115;295;199i2
Kagawa|Takamatsu;3433;13405;334;13obg
Kagoshima|Kagoshima;3157;13055;555;13vtn
Kanagawa|Yokohama;3543;13965;3574;13m76|Kawasaki;3552;13972;1307;13uwq|Yokosuka;3528;13967;429;13m61|Fujisawa;3535;13948;395;13ycc|Hiratsuka;3533;13934;259;13x32
Kochi|Kochi;3355;13353;336;13uiy
Kumamoto|Kumamoto;3281;13069;680;13tyt
Kyoto|Kyoto;3502;13575;1460;13tkm
Mie|Yokkaichi;3497;13662;296;13m7p
Miyagi|Sendai;3827;14087;1063;198z1
Miyazaki|Miyazaki;3192;13142;311;13snh
Nagano|Nagano;3665;13818;360;13s9j
Nagasaki|Nagasaki;3275;12988;410;13s8h
Nara|Nara-shi;3469;13580;367;13rss
Niigata|Niigata;3789;13901;505;13rnr
Oita|Ōita;3323;13160;449;13qxj
Okayama|Okayama;3465;13393;640;13qun|Kurashiki;3458;13377;438;13tvr
Okinawa|Naha;2622;12768;301;13s4j
Osaka|Osaka;3469;13550;2592;13qhh|Sakai;3458;13547;782;13pxn|Hirakata;3481;13565;406;13x58|Toyonaka;3478;13547;384;13ncd|Takatsuki;3485;13562;354;13o66|Suita;3476;13552;352;13om3|Ibaraki;3482;13557;274;13wr5|Yao;3462;13560;273;13mbu
Saitama|Saitama;3591;13966;1193;44r8q|Yono;3588;13963;1078;13m4e|Kawaguchi;3581;13971;469;13uz6|Tokorozawa;3580;13947;339;13nlx|Kawagoe;3591;13949;338;13uzg|Koshigaya;3589;13979;317;13u7d
Shiga|Ōtsu;3500;13587;298;13q86
Shizuoka|Shizuoka;3498;13838;702;13osl|Hamamatsu;3470;13773;605;13xq1
Tochigi|Utsunomiya;3657;13988;450;13mql
Tokushima|Tokushima;3407;13457;267;13nla
Tokyo|Tokyo;3569;13969;8337;13nkz|Hachiōji;3566;13932;579;13xu8|Machida;3554;13945;400;13tjj
Toyama|Toyama;3670;13722;326;13ndg
Wakayama|Minato;3422;13515;375;13pb3|Wakayama;3423;13517;351;15a44
Yamagata|Yamagata;3823;14037;255;198ik
=KE;Kenya
Mombasa County|Mombasa;-405;3966;800;3zr1
Nairobi County|Nairobi;-128;3682;2751;3yjt
Nakuru County|Nakuru;-31;3607;260;3yge
=KG;Kyrgyzstan
Bishkek|Bishkek;4287;7459;900;wrj7
=KH;Cambodia
Phnom Penh|Phnom Penh;1156;10492;1574;131bu
Takeo|Takeo;1099;10478;844;131tg
=KI;Kiribati
=KM;Comoros
=KN;St Kitts & Nevis
=KP;North Korea
Kaesong|Kaesŏng;3797;12655;338;147th
Kangwŏn-do|Wŏnsan;3915;12744;329;140iz
Nampo|Namp’o;3874;12541;455;145st
North Hamgyong|Chongjin;4180;12978;327;17tqt
North Hwanghae|Sariwŏn-si;3851;12576;310;143kz
P'yŏngan-bukto|Sinŭiju;4010;12440;288;17qrh
Pyongyang|Pyongyang;3903;12575;3222;144c3
South Hamgyong|Hamhŭng;3992;12754;559;148nd|Hŭngnam;3983;12762;346;148bq
South Pyongan|Sunch’ŏn;3943;12593;437;14250
=KR;South Korea
Busan|Busan;3510;12903;3679;13em4
Chungcheongnam-do|Cheonan;3681;12715;365;13k73
Daegu|Daegu;3587;12859;2567;13c5d
Daejeon|Daejeon;3635;12738;1475;13c2r
Gwangju|Gwangju;3515;12692;1417;13h5f|Masan;3513;12683;434;13gpq
Gyeonggi-do|Suwon;3729;12701;1243;13cbl|Goyang-si;3766;12684;1073;13ho5|Seongnam-si;3744;12714;1032;14nqg|Bucheon-si;3750;12678;851;13erg|Ansan-si;3732;12682;651;13l3a|Anyang-si;3739;12693;634;13l2q|Uijeongbu-si;3774;12705;479;13ayk|Hwaseong-si;3721;12682;476;13ipz|Gwangmyeong;3748;12687;358;15r39
Gyeongsangbuk-do|Pohang;3603;12936;500;13f1b|Gumi;3611;12834;291;13hgx
Gyeongsangnam-do|Changwon;3523;12868;550;13kmu|Kimhae;3523;12888;356;13i0v|Chinju;3519;12808;307;13kf8
Incheon|Incheon;3746;12671;2628;13ii4
Jeju-do|Jeju City;3351;12652;408;13kl6
Jeollabuk-do|Jeonju;3582;12715;711;13jyp|Iksan;3594;12695;284;13ig3
Jeollanam-do|Yeosu;3476;12766;296;14dt6|Mokpo;3481;12639;268;13gkq
North Chungcheong|Cheongju-si;3664;12749;635;13k2s
Seoul|Seoul;3757;12698;10349;13cjs
Ulsan|Ulsan;3554;12932;963;13axf
=KW;Kuwait
Al Aḩmadī|Al Aḩmadī;2908;4808;637;64jz
=KY;Cayman Islands
=KZ;Kazakhstan
Abai Region|Semey;5043;8027;293;wke6
Aktobe|Aktobe;5028;5721;262;d35f
Almaty|Almaty;4326;7693;2001;wprk
Astana|Astana;5118;7145;346;wpoh
East Kazakhstan|Ust-Kamenogorsk;4997;8261;319;wl30
Karaganda|Karagandy;4980;7310;452;d2ev
Kyzylorda|Kyzylorda;4485;6551;300;wks2
Pavlodar Region|Pavlodar;5228;7697;329;wl0w
Shymkent|Shymkent;4230;6960;414;wk1w
Zhambyl|Taraz;4290;7137;358;wig9
=LA;Laos
=LB;Lebanon
Beirut|Beirut;3389;3550;1916;5xkd|Ra’s Bayrūt;3390;3548;1252;5rd3
=LC;St Lucia
=LI;Liechtenstein
=LK;Sri Lanka
Western Province|Colombo;694;7985;648;qrq7
=LR;Liberia
Montserrado County|Monrovia;630;-1080;940;1crbj
=LS;Lesotho
=LT;Lithuania
Alytus|Alytus;5440;2404;71;cvss
Kaunas|Kaunas;5490;2391;375;ctnw|Dainava;5492;2397;70;3xuuu|Eiguliai;5493;2393;62;5pz4o|Šilainiai;5493;2389;41;5pz4k
Klaipėda County|Klaipėda;5571;2114;192;cthu
Marijampolė County|Marijampolė;5456;2335;48;cstr
Panevėžys|Panevėžys;5573;2435;117;crz4
Siauliai|Šiauliai;5593;2332;131;cqwj
Telsiai|Mazeikiai;5632;2233;41;cssk
Vilnius|Vilnius;5469;2528;542;cpng
=LU;Luxembourg
Luxembourg|Luxembourg;4961;613;77;1rg70
=LV;Latvia
Daugavpils|Daugavpils;5588;2653;112;9v99
Jelgava|Jelgava;5665;2371;62;9udr
Jūrmala|Jūrmala;5697;2377;54;9ubl
Liepaja|Liepāja;5650;2101;85;9tcy
Riga|Riga;5695;2411;743;9rzg
Ventspils|Ventspils;5739;2156;43;9qjq
=LY;Libya
Banghazi|Benghazi;3211;2007;651;1w5b
Misratah|Misratah;3238;1509;386;1bgzi
Tripoli|Tripoli;3289;1319;1151;1bdfr
=MA;Morocco
Casablanca-Settat|Casablanca;3359;-761;3145;1iqdg
Fes-Meknes|Fes;3403;-500;965;1imqd|Meknes;3389;-555;546;1ihyz
Marrakesh-Safi|Marrakesh;3163;-800;839;1ii6t|Safi;3230;-924;288;1ie8p
Oriental|Oujda;3468;-191;405;1ig8z
Rabat-Salé-Kénitra|Rabat;3401;-683;1656;1iep7|Salé;3405;-680;903;1ie5f|Kenitra;3426;-658;367;1ijej|Temara;3393;-691;314;1i7ed
Souss-Massa|Agadir;3042;-960;698;1iwlg
Tanger-Tetouan-Al Hoceima|Tangier;3577;-580;688;1i8f3|Al Hoceïma;3525;-394;396;1iu6p|Tétouan;3558;-537;326;1i7bi
=MC;Monaco
=MD;Moldova
Bender Municipality|Bender;4683;2948;110;d9ap
Bălţi|Bălţi;4776;2793;125;d9bh
Chișinău Municipality|Chisinau;4701;2886;636;d96i
Transnistria|Tiraspol;4684;2963;157;d89j|Rîbniţa;4777;2901;55;d8ge
=ME;Montenegro
Opština Nikšić|Nikšić;4277;1894;58;1wgvy
Podgorica|Podgorica;4244;1926;136;1wfro
=MF;St Martin
=MG;Madagascar
Analamanga|Antananarivo;-1891;4754;1391;mycc
=MH;Marshall Islands
=MK;North Macedonia
Bitola|Bitola;4103;2133;87;gzk2
Centar Zhupa|Centar Župa;4148;2056;45;4p1k1
Gostivar|Gostivar;4180;2091;51;gxsn
Grad Skopje|Skopje;4200;2143;475;gucy|Čair;4202;2144;65;huy6|Kisela Voda;4195;2150;58;iiez|Gjorče Petro;4201;2135;41;gygd
Kumanovo|Kumanovo;4213;2171;76;gwpi
Ohrid|Ohrid;4112;2080;55;gvmn
Prilep|Prilep;4135;2156;74;gv1r
Shtip|Shtip;4175;2220;48;gu2y
Strumica|Strumica;4144;2264;46;gu04
Tetovo|Tetovo;4201;2097;73;gtru
Veles|Veles;4172;2178;58;gtr6
=ML;Mali
Bamako|Bamako;1265;-800;1297;1gqlw
=MM;Myanmar (Burma)
Mandalay Region|Mandalay;2197;9608;1208;s48y
Mon|Mawlamyine;1649;9763;439;s1m9
Nay Pyi Taw|Nay Pyi Taw;1975;9613;925;3xpqm
Yangon|Yangon;1681;9616;4478;ru6g
=MN;Mongolia
Ulaanbaatar|Ulan Bator;4791;10688;845;17h66
=MO;Macao SAR China
|Macau;2220;11355;520;131ay
=MP;Northern Mariana Islands
=MQ;Martinique
=MR;Mauritania
|Nouakchott;1809;-1598;661;1eyga
=MS;Montserrat
=MT;Malta
=MU;Mauritius
=MV;Maldives
=MW;Malawi
Central Region|Lilongwe;-1397;3379;647;jw0v
Southern Region|Blantyre;-1578;3501;585;jyy3
=MX;Mexico
Aguascalientes|Aguascalientes;2188;-10228;722;2e59d
Baja California|Tijuana;3250;-11700;1301;2dc89|Mexicali;3263;-11545;690;2dndx|Ensenada;3187;-11660;280;2dvla
Chiapas|Tuxtla;1676;-9311;537;23c6x
Chihuahua|Ciudad Juárez;3172;-10646;1321;2e0zw|Chihuahua;2864;-10609;809;2e1he
Coahuila|Saltillo;2542;-10101;710;2dh86|Torreón;2554;-10342;609;2dbye
Durango|Victoria de Durango;2402;-10466;519;2dzhb|Gómez Palacio;2557;-10350;257;2duvj
Guanajuato|León de los Aldama;2113;-10167;1239;2dpdr|Irapuato;2068;-10136;381;2dtre|Celaya;2052;-10082;340;2e1wb
Guerrero|Acapulco de Juárez;1685;-9991;673;23qfq
Hidalgo|Pachuca de Soto;2012;-9873;257;23hr6
Jalisco|Guadalajara;2067;-10339;1495;2duoz|Zapopan;2072;-10338;1142;2dat6|Tlaquepaque;2064;-10329;576;2dc45|Tonalá;2062;-10323;409;2dc1l
Mexico City|Mexico City;1943;-9913;12294;23o85|Iztapalapa;1936;-9906;1816;23l7f|Gustavo Adolfo Madero;1949;-9911;1186;23bxu|Álvaro Obregón;1936;-9920;727;23bxj|Coyoacán;1935;-9916;620;23nvf|Tlalpan;1930;-9916;575;23cis|Cuauhtémoc;1945;-9915;532;2a18x|Venustiano Carranza;1944;-9910;431;2a18v|Azcapotzalco;1949;-9919;415;23pox|Xochimilco;1925;-9910;408;23brm|Benito Juárez;1937;-9916;385;45447|Iztacalco;1940;-9910;384;23l7w|Miguel Hidalgo;1943;-9920;373;2a18w|Benito Juarez;1940;-9916;355;2a18u|Tláhuac;1929;-9901;305;23cjr|Colonia del Valle;1939;-9916;250;4c1tw
Michoacán|Morelia;1970;-10118;598;2dmve|Uruapan;1941;-10206;264;2dbko
Morelos|Cuernavaca;1893;-9923;339;23nq3
México|Ecatepec de Morelos;1960;-9906;1655;23ngs|Ciudad Nezahualcoyotl;1940;-9901;1105;23o7x|Naucalpan de Juárez;1948;-9924;792;23i7a|Tlalnepantla;1954;-9920;653;23civ|Santa María Chimalhuacán;1942;-9895;612;23dxy|Toluca;1929;-9965;489;23cfa|Ciudad López Mateos;1956;-9926;489;23psg|Cuautitlán Izcalli;1964;-9922;485;23ctb|Xico;1927;-9895;356;23btj|Ixtapaluca;1932;-9888;322;23l7e|Nicolás Romero;1964;-9931;282;23i5o|Coacalco;1963;-9911;278;23o7d
Nayarit|Tepic;2151;-10490;333;2dchh
Nuevo León|Monterrey;2568;-10032;1136;2dmx5|Guadalupe;2568;-10026;674;2duno|Ciudad Apodaca;2578;-10019;467;2e4ly|San Nicolás de los Garza;2574;-10030;443;2df15|Ciudad General Escobedo;2580;-10032;352;2duy3|Santa Catarina;2567;-10046;268;2deiv
Oaxaca|Oaxaca;1707;-9672;255;23hzf
Puebla|Puebla;1904;-9820;1434;23gvt
Querétaro|Santiago de Querétaro;2059;-10039;626;2djlo
Quintana Roo|Cancún;2117;-8685;628;23p21
San Luis Potosí|San Luis Potosí;2215;-10098;723;2dfba|Soledad de Graciano Sánchez;2219;-10094;255;2dd8g
Sinaloa|Culiacán;2479;-10739;676;2dztc|Mazatlán;2323;-10641;382;2dnky|Los Mochis;2579;-10900;257;2doh3
Sonora|Hermosillo;2910;-11098;715;2du76|Ciudad Obregón;2749;-10994;299;2e0zs
Tabasco|Villahermosa;1799;-9293;354;23bxq
Tamaulipas|Reynosa;2608;-9829;589;23gb7|Heroica Matamoros;2588;-9750;450;23iq2|Nuevo Laredo;2748;-9952;374;23i0n|Tampico;2229;-9788;309;23d8j|Ciudad Victoria;2374;-9915;305;23o7o
Veracruz|Veracruz;1918;-9614;428;23c0v|Xalapa de Enríquez;1953;-9692;425;23l5l
Yucatán|Mérida;2098;-8962;778;23imt
=MY;Malaysia
Johor|Johor Bahru;147;10376;802;11500
Kelantan|Kota Bharu;612;10224;1460;117so
Kuala Lumpur|Kuala Lumpur;314;10169;1454;116ux
Negeri Sembilan|Seremban;273;10194;373;116l6
Pahang|Kuantan;381;10333;366;116wr
Penang|George Town;541;10034;300;116te
Perak|Ipoh;458;10108;673;116ga
Sabah|Kota Kinabalu;597;11607;457;115iw|Sandakan;584;11812;392;11604|Tawau;424;11789;306;11647
Sarawak|Kuching;155;11033;570;11782
Selangor|Klang;304;10144;880;11549|Kampung Baru Subang;315;10153;834;11yj3|Subang Jaya;304;10158;708;52a1z|Petaling Jaya;311;10161;521;116uu|Shah Alam;309;10153;482;11547
Terengganu|Kuala Terengganu;533;10314;285;116i9
=MZ;Mozambique
Manica|Chimoio;-1912;3348;257;mhm5
Maputo City|Maputo;-2597;3258;1192;maz0
Maputo Province|Matola;-2596;3246;675;macu
Nampula|Nampula;-1512;3927;389;m5cc
Sofala|Beira;-1984;3484;531;mk0l
=NA;Namibia
Khomas Region|Windhoek;-2256;1708;268;1zuiw
=NC;New Caledonia
=NE;Niger
Niamey|Niamey;1351;211;774;1gb39
=NF;Norfolk Island
=NG;Nigeria
Abia State|Aba;511;737;898;1efpb|Umuahia;552;749;265;1dqkg
Akwa Ibom State|Uyo;505;793;437;1dpq0|Ikot Ekpene;518;771;255;1e43e
Anambra|Onitsha;615;679;561;1durk
Bauchi|Bauchi;1031;984;316;1ebbi
Benue State|Makurdi;773;852;293;1dypw
Borno State|Maiduguri;1185;1316;1112;1dyyf
Cross River State|Calabar;496;833;462;1ead1
Delta|Warri;552;575;536;1dpgd
Edo State|Benin City;634;563;1125;1eb6b
Ekiti State|Ado-Ekiti;762;522;424;1ef3v|Efon-Alaaye;766;492;279;1e8mn
Enugu State|Enugu;644;750;689;1e833
FCT|Abuja;906;750;590;1efey
Gombe State|Gombe;1029;1117;250;1e5wj
Kaduna State|Kaduna;1053;744;1582;1e29b|Zaria;1111;772;975;1doed
Kano State|Kano;1200;852;3626;1e1us
Katsina State|Katsina;1299;760;432;1e1jm
Kogi State|Okene;755;624;479;1dvp0
Kwara State|Ilorin;850;454;814;1e3qf
Lagos|Lagos;645;339;9000;1dzqj|Ebute Ikorodu;660;349;536;1e8pe|Lekki;641;409;401;1dzh5|Ikeja;660;334;313;1e495
Niger State|Minna;962;655;292;1dxx0
Ogun State|Abeokuta;716;335;593;1efjn
Ondo State|Akure;725;519;421;1edx5|Owo;720;559;277;1du82|Ondo;709;484;257;1duvv
Osun State|Ilesa;763;474;278;1e3s8|Iwo;764;418;250;1e361
Oyo State|Ibadan;738;391;3565;1e522|Oyo;785;393;736;1du4w
Plateau State|Jos;993;889;817;1e2fl
Rivers State|Port Harcourt;478;701;1149;1dtt2
Sokoto|Sokoto;1306;524;564;1dsdb
=NI;Nicaragua
Managua Department|Managua;1213;-8625;973;25jhf
=NL;Netherlands
Drenthe|Assen;5300;656;62;1n5ch|Emmen;5278;691;57;1n2nc
Flevoland|Almere Stad;5237;521;176;1n5jb|Lelystad;5251;548;71;1mz96|Emmeloord;5271;575;46;1n2nf
Friesland|Leeuwarden;5320;581;91;1mzao|Drachten;5311;610;45;1n31g|Heerenveen;5296;592;43;1n1il
Gelderland|Nijmegen;5184;585;159;1mxyd|Arnhem;5198;591;142;1n5d9|Apeldoorn;5221;597;137;1n5ei|Ede;5203;566;68;1n2vh|Doetinchem;5197;629;50;1n34v|Tiel;5189;543;41;1mv2z|Harderwijk;5234;562;41;1n1nk
Groningen|Groningen;5322;657;181;1n1yr
Limburg|Maastricht;5085;569;122;1mywj|Heerlen;5088;598;93;1n1i4|Venlo;5137;617;92;1mujt|Kerkrade;5087;606;50;1n063|Weert;5125;571;49;1mtzj|Sittard;5100;587;48;1mvr7|Roermond;5119;599;45;1mwdc
North Brabant|Eindhoven;5144;548;210;1n2ql|Tilburg;5156;509;200;1mv25|Breda;5159;478;168;1n4e9|'s-Hertogenbosch;5170;530;135;1mvvb|Roosendaal;5153;447;78;1mwbe|Oss;5177;552;76;1mxbm|Helmond;5148;566;75;1n1cf|Bergen op Zoom;5150;429;66;1n4yx|Oosterhout;5165;486;53;1mxhm|Waalwijk;5168;507;46;1mu5f
North Holland|Amsterdam;5237;489;742;1n5gy|Haarlem;5238;464;148;1n1rv|Zaanstad;5245;481;140;1mtde|Hoofddorp;5230;469;133;1n0uh|Alkmaar;5263;475;95;1n5jv|Amsterdam-Zuidoost;5231;497;85;3wa29|Hilversum;5222;518;84;1n11s|Amstelveen;5230;486;80;1n5h2|Purmerend;5251;496;77;1mwot|Zaandam;5244;483;72;1mtdi|Hoorn;5264;506;69;1n0py|Velsen-Zuid;5246;465;68;1mukp|Den Helder;5296;476;60;1n3hg|Heerhugowaard;5267;485;48;1n1ib|Huizen;5230;524;45;1n0l8|Medemblik;5277;511;42;1myqp
Overijssel|Enschede;5222;690;154;1n2lj|Zwolle;5251;609;112;1msvp|Deventer;5226;616;97;1n3az|Hengelo;5227;679;81;1n1ay|Almelo;5236;666;73;1n5jj|Hardenberg;5258;662;58;1n1nx|Kampen;5256;591;49;1n0b6
South Holland|Rotterdam;5192;448;598;1mwab|The Hague;5208;430;474;1mvvx|Leiden;5216;449;120;1mza5|Dordrecht;5181;467;119;1n325|Zoetermeer;5206;449;116;1mt68|Delft;5201;436;95;1n3kx|Schiedam;5192;439;75;1mw24|Spijkenisse;5185;433;75;1mvjo|Vlaardingen;5191;434;74;1muez|Gouda;5202;471;72;1n23g|Alphen aan den Rijn;5213;466;70;1n5j7|Capelle aan den IJssel;5193;458;65;1n43g|Rijswijk;5204;433;47;1mwfg|Zwijndrecht;5182;463;46;1msw5|Ridderkerk;5187;460;45;1mwi4
Utrecht|Utrecht;5209;512;291;1murc|Amersfoort;5216;539;140;1n5hp|Nieuwegein;5203;508;61;1my5x|Veenendaal;5203;556;61;1muni|Zeist;5209;523;61;1mt9l|Woerden;5209;488;48;1mth4|Soest;5217;529;45;1mvmi
Zeeland|Middelburg;5150;361;46;1myls|Vlissingen;5144;357;45;1mucw
=NO;Norway
Agder|Kristiansand;5815;800;64;1vi12
Akershus|Asker;5983;1044;61;1vsbl
Buskerud|Drammen;5974;1020;91;1vpig
Møre og Romsdal|Ålesund;6247;615;44;1vsw0
Oslo|Oslo;5991;1075;580;1vdcc
Rogaland|Stavanger;5897;573;122;1v8m3|Sandnes;5885;574;63;1vb35|Haugesund;5941;527;40;1vlcn
Telemark|Skien;5921;961;51;1va4j
Troms|Tromsø;6965;1896;52;1v64n
Trøndelag|Trondheim;6343;1040;147;1v648
Vestfold|Sandefjord;5913;1022;43;1vb52
Vestland|Bergen;6039;532;214;1vrlw
Østfold|Fredrikstad;5922;1093;73;1vnld|Sarpsborg;5928;1111;52;1vawk
=NP;Nepal
Bagmati Province|Kathmandu;2770;8532;1442;ri5k
=NR;Nauru
=NU;Niue
=NZ;New Zealand
Auckland|Auckland;-3685;17476;418;1b0p1|Manukau City;-3699;17488;362;1avt8|North Shore;-3680;17475;208;1aup8|Mangere;-3697;17480;55;1avum
Bay of Plenty|Tauranga;-3769;17617;110;1bbq8|Rotorua;-3814;17625;66;3pru5
Canterbury|Christchurch;-4353;17263;364;1azmy
Hawke's Bay Region|Hastings;-3964;17685;62;1axzk|Napier;-3949;17691;57;1auyx
Manawatu-Wanganui|Palmerston North;-4036;17561;76;1atyy|Whanganui;-3993;17505;40;1apue
Nelson Region|Nelson;-4127;17328;59;1auy0
Northland|Whangarei;-3573;17432;51;3pjt3
Otago|Dunedin;-4587;17050;114;1az0q
Southland|Invercargill;-4640;16835;47;1axg9
Taranaki Region|New Plymouth;-3907;17408;49;1auwv
Waikato Region|Hamilton;-3778;17528;153;1ay2c
Wellington Region|Wellington;-4129;17478;382;1apqp|Lower Hutt;-4122;17492;101;1awec|Porirua;-4113;17485;51;1athp
=OM;Oman
Muscat|Muscat;2358;5841;797;65o6
=PA;Panama
Panamá|Panama City;899;-7952;408;27dlf|San Miguelito;905;-7947;322;27byp
=PE;Peru
Ancash|Chimbote;-909;-7858;317;279mo
Arequipa|Arequipa;-1640;-7153;841;2clru
Callao|Callao;-1206;-7712;813;2cktf
Cuzco Department|Cusco;-1352;-7197;312;2chcg
Junin|Huancayo;-1207;-7520;377;2cfpf
La Libertad|Trujillo;-812;-7903;747;2744n
Lambayeque|Chiclayo;-677;-7984;577;279ny
Lima Province|Lima;-1204;-7703;7737;2cde0
Lima region|Santiago de Surco;-1214;-7701;252;2c71x
Loreto|Iquitos;-375;-7325;438;277zr
Piura|Piura;-519;-8063;325;275y0
Tacna|Tacna;-1801;-7025;280;2c6yo
Ucayali|Pucallpa;-838;-7455;311;275sx
=PF;French Polynesia
=PG;Papua New Guinea
National Capital|Port Moresby;-948;14715;284;18r7e
=PH;Philippines
Autonomous Region in Muslim Mindanao|Budta;720;12444;1274;10xva
Calabarzon|Antipolo;1463;12112;550;1139h|Dasmariñas;1433;12094;442;10rmu|Bacoor;1446;12094;357;112ic|Calamba;1421;12117;317;10vop|Cabuyao;1427;12113;309;10w5d|Biñan;1434;12108;300;10z3v|Cainta;1458;12112;283;10vt4|San Pedro;1436;12105;270;1071p
Caraga|Butuan;895;12554;310;10wui|Libertad;894;12550;250;10kvw
Central Luzon|San Jose del Monte;1481;12105;358;107jn|Angeles City;1515;12058;299;113g1|Santol;1516;12057;299;10687|San Fernando;1503;12068;251;1081j
Central Visayas|Cebu City;1032;12389;799;10t8o|Lapu-Lapu City;1031;12395;350;10lc3|Mandaue City;1032;12392;331;10h8b
Cordillera|Baguio;1642;12059;273;1121u
Davao Region|Davao;707;12561;1213;10rkk
National Capital Region|Quezon City;1465;12105;2762;109pc|Manila;1460;12098;1600;10h0k|Caloocan;1465;12097;1500;10v9z|Taguig;1452;12108;644;103mc|Pasig City;1459;12106;617;4c9cy|Las Piñas;1445;12098;590;10l9i|Makati City;1455;12103;510;10id5|Pasay;1454;12100;417;10bkj|Mandaluyong City;1458;12104;306;10h8u
Northern Mindanao|Cagayan de Oro;848;12465;445;10vzs|Iligan;823;12424;343;10oa4|Mantampay;817;12422;265;10gv4
Soccsksargen|Malingao;716;12448;1122;16erd|General Santos;611;12517;680;10pry|Iligan City;825;12440;312;10oa2
Western Visayas|Bacolod City;1067;12295;455;112jg|Mansilingan;1063;12298;454;10gvw|Iloilo;1070;12256;388;10o7x
Zamboanga Peninsula|Zamboanga;691;12207;458;zzuw
=PK;Pakistan
Azad Kashmir|Muzaffarābād;3437;7347;725;p2h3|Kotli;3352;7390;640;p54v|Bhimber;3297;7408;343;pcj1
Balochistan|Quetta;3018;6700;734;p0vc
Islamabad|Islamabad;3372;7304;602;p7vr
Khyber Pakhtunkhwa|Peshawar;3401;7158;1219;p1dx|Battagram;3468;7302;700;pcw1|Mardan;3420;7205;300;p3gg|Mingora;3478;7236;280;p32z
Punjab|Lahore;3156;7435;6311;p4o3|Faisalabad;3142;7309;2507;pa14|Rawalpindi;3360;7305;1743;p0gh|Multan;3020;7148;1437;p2n5|Gujranwala;3216;7419;1384;p8ou|Rahim Yar Khan;2842;7030;789;p0tg|Bahawalpur;2940;7168;553;pdhk|Sargodha;3209;7267;543;ozow|Sialkot;3249;7453;477;oyul|Shekhupura;3171;7399;361;oz39|Jhang Sadr;3127;7232;341;p7bo|Gujrat;3257;7408;302;p8om|Kasur;3112;7445;291;p6ch
Sindh|Karachi;2486;6701;11624;p6jc|Hyderabad;2539;6837;1386;p7z2|Sukkur;2770;6886;418;oygo|Larkana;2756;6821;364;p4f4|Malir Cantonment;2494;6721;300;p3s9
=PL;Poland
Greater Poland|Poznań;5241;1693;570;1u6uj|Kalisz;5176;1809;109;1udkg|Konin;5222;1825;81;1ucd5|Piła;5315;1674;76;1u7ih|Ostrów Wielkopolski;5166;1781;73;1u80k|Gniezno;5253;1758;70;1ufag|Leszno;5184;1657;64;1uaz8
Kujawsko-Pomorskie|Bydgoszcz;5312;1801;366;1uhj2|Toruń;5301;1860;209;1u32f|Włocławek;5265;1907;120;1u1vx|Grudziądz;5348;1875;99;1uelm|Inowrocław;5280;1826;78;1uec0|Fordon;5315;1817;70;1ufpi
Lesser Poland|Kraków;5006;1994;755;1ubyq|Tarnów;5001;2099;118;g84i|Nowy Sącz;4962;2070;84;gd5a|Oświęcim;5003;1921;41;1u7zu
Lower Silesia|Wrocław;5110;1703;635;1u1lk|Wałbrzych;5077;1628;127;1u2mr|Legnica;5121;1616;106;1ub3w|Jelenia Góra;5090;1573;87;1udux|Lubin;5140;1620;78;1uair|Głogów;5166;1608;69;1ufd9|Świdnica;5084;1649;60;1u3p9|Rejon placu Świętego Macieja;5112;1704;44;7680s|Bolesławiec;5126;1557;41;1uia3
Lublin|Lublin;5125;2257;360;geyc|Chełm;5114;2347;68;glni|Zamość;5072;2325;66;g5oq|Biała Podlaska;5203;2312;58;gmwf|Puławy;5142;2197;50;gb4s|Świdnik;5122;2270;40;g8n0
Lubusz|Gorzów Wielkopolski;5274;1523;124;1uezm|Zielona Góra;5194;1551;118;1u0o5|Nowa Sól;5180;1572;40;1u8uk
Mazovia|Warsaw;5223;2101;1702;g7fr|Radom;5140;2115;227;gb0q|Mokotów;5219;2103;213;gdvo|Praga Południe;5224;2109;188;3waf8|Ursynów;5215;2105;148;3waem|Wola;5224;2099;144;g6te|Bielany;5229;2094;135;gmsd|Śródmieście;5223;2102;134;g98m|Płock;5255;1971;127;1u7cp|Targówek;5229;2105;124;g85l|Bemowo;5225;2091;102;gmyj|Ochota;5222;2099;93;gd2q|Praga Północ;5225;2103;93;3waf7|Białołeka;5232;2097;89;gmuf|Siedlce;5217;2229;77;g9ys|Wawer;5220;2118;63;g7ek|Pruszków;5217;2081;55;gbd8|Ostrołęka;5309;2158;54;gcnx|Żoliborz;5227;2099;51;g54m|Legionowo;5240;2093;51;gfh7|Ursus;5220;2088;47;g7kw|Ciechanów;5288;2062;46;glds|Otwock;5211;2126;43;gckk|Żyrardów;5205;2045;41;g4zr
Opole Voivodeship|Opole;5067;1793;128;1u8ao|Kędzierzyn-Koźle;5035;1823;66;1ud6c|Nysa;5047;1733;47;1u8lg
Podlasie|Białystok;5313;2316;292;gmth|Suwałki;5411;2293;69;g8nq|Łomża;5318;2206;64;gf2j
Pomerania|Gdańsk;5435;1865;462;1ufje|Gdynia;5452;1853;254;1ufj4|Słupsk;5446;1703;99;1u4qy|Tczew;5409;1878;60;1u36q|Starogard Gdański;5396;1853;48;1u49m|Wejherowo;5461;1824;47;1u2g9|Rumia;5457;1839;45;1u5pu|Sopot;5444;1856;40;1u4in
Silesia|Katowice;5026;1903;317;1ud94|Częstochowa;5080;1912;248;1ugpe|Sosnowiec;5029;1910;227;1u4i0|Gliwice;5030;1868;199;1ufdq|Zabrze;5032;1879;192;1u1ax|Bytom;5035;1893;189;1uhha|Bielsko-Biala;4982;1905;177;1uilm|Ruda Śląska;5026;1886;146;1u5sg|Rybnik;5010;1854;143;1u5mi|Dąbrowa Górnicza;5033;1920;131;1ugl8|Tychy;5014;1897;130;1u2si|Chorzów;5031;1897;113;1uh83|Jaworzno;5021;1927;97;1udx1|Jastrzębie Zdrój;4996;1857;96;1udyn|Mysłowice;5021;1917;75;1u97k|Siemianowice Śląskie;5033;1903;73;1u56w|Żory;5005;1870;63;1u0jo|Tarnowskie Góry;5045;1886;61;1u374|Piekary Śląskie;5038;1893;60;1u7l1|Racibórz;5009;1822;58;1u6e8|Będzin;5033;1913;58;1uiuf|Świętochłowice;5030;1892;56;1u3mc|Zawiercie;5049;1942;53;1u0y6|Wodzisław Śląski;5000;1847;50;1u1u5
Subcarpathia|Rzeszów;5004;2200;158;ga7q|Przemyśl;4978;2277;67;gbbk|Stalowa Wola;5058;2205;66;g97x|Mielec;5029;2142;61;ge5t|Tarnobrzeg;5057;2168;50;g84p|Krosno;4969;2177;48;gg6m|Dębica;5005;2141;47;gkqs|Jarosław;5002;2268;40;gifg
Warmia-Masuria|Olsztyn;5378;2049;172;gcv2|Elbląg;5415;1941;128;1ufsf|Ełk;5383;2236;56;gk5p
West Pomerania|Szczecin;5343;1455;408;1u3hx|Koszalin;5419;1617;107;1uc5l|Stargard;5334;1505;71;1u4a0|Kołobrzeg;5418;1558;44;1ucqb|Świnoujście;5391;1425;41;1u3lf
Łódź Voivodeship|Łódź;5177;1947;769;1uaod|Piotrków Trybunalski;5141;1970;80;1u7gs|Pabianice;5166;1935;71;1u7xm|Tomaszów Mazowiecki;5153;2001;67;g803|Bełchatów;5137;1936;63;1uiu5|Zgierz;5186;1941;58;1u0qj|Radomsko;5107;1944;49;1u6bt|Skierniewice;5195;2016;49;g9qr|Kutno;5223;1936;48;1ubh6|Zduńska Wola;5160;1894;45;1u0v2|Sieradz;5160;1873;44;1u55m
Świętokrzyskie|Kielce;5087;2063;209;ghk2|Ostrowiec Świętokrzyski;5093;2139;74;gcmn|Starachowice;5104;2107;54;g96e|Skarżysko-Kamienna;5111;2087;49;g9r9
=PM;St Pierre & Miquelon
=PN;Pitcairn Islands
=PR;Puerto Rico
San Juan|San Juan;1847;-6611;418;2pwsf
=PS;Palestinian Territories
Gaza Strip|Gaza;3150;3447;410;60x9
West Bank|East Jerusalem;3178;3523;428;4cjcr
=PT;Portugal
Aveiro|Aveiro;4064;-865;54;1ms7n
Braga|Braga;4155;-842;121;1mrrk|Guimarães;4144;-830;41;1mp8g
Coimbra|Coimbra;4021;-842;107;1mqot|Figueira da Foz;4015;-886;47;1mpvq
Faro|Faro;3702;-793;41;1cm9f
Leiria|Leiria;3974;-881;45;1clav
Lisbon|Lisbon;3872;-913;518;1cl9t|Amadora;3875;-923;179;1cows|Queluz;3876;-925;103;1cj4c|Cacém;3877;-930;94;1cnxj|Algueirão;3880;-934;66;1cp2h|Loures;3883;-917;66;1cl7l|Rio de Mouro;3877;-933;55;1cis3|Odivelas;3879;-918;55;1ck1n|São Domingos de Rana;3870;-934;47;1ciew
Madeira|Funchal;3267;-1693;101;1clv7
Porto|Porto;4115;-861;250;1mn2f|Vila Nova de Gaia;4112;-861;71;1mkg0|Felgueiras;4137;-819;58;1mpyl|Rio Tinto;4118;-856;50;1mmej
Santarém|Monsanto;3946;-871;50;1cknd
Setúbal|Setúbal;3852;-889;117;1ci43|Amora;3863;-912;53;1cou8|Corroios;3864;-915;53;1cmsx|Barreiro;3866;-907;51;1codb|Sesimbra;3844;-910;41;1ci3x
Viana do Castelo|Ponte de Lima;4177;-858;45;1mn55
Évora|Évora;3857;-790;56;1cmba
=PW;Palau
=PY;Paraguay
Alto Paraná Department|Ciudad del Este;-2551;-5461;321;21pml
Asuncion|Asunción;-2529;-5765;1482;21pul
=QA;Qatar
Baladiyat ad Dawhah|Doha;2529;5153;345;67se
Baladiyat ar Rayyan|Ar Rayyān;2529;5142;272;67og
=RE;Réunion
=RO;Romania
Alba County|Alba Iulia;4607;2358;66;eprm
Arad County|Arad;4618;2132;169;epim
Arges|Piteşti;4485;2487;168;edg1
Bacău County|Bacău;4657;2691;171;epa4
Bihor County|Oradea;4705;2192;207;eec8
Bistrița-Năsăud County|Bistriţa;4713;2450;81;eoa9
Botoșani County|Botoşani;4775;2667;115;ent3
Brașov County|Braşov;4565;2561;276;enno
Brăila County|Brăila;4527;2797;214;enpa
Bucharest|Bucharest;4443;2611;1877;enea|Sector 3;4442;2617;385;6ksxr|Sector 6;4444;2602;368;6ksxv|Sector 2;4445;2613;345;6ksxq|Sector 4;4438;2612;288;6ksxs|Sector 5;4439;2607;272;6ksxu|Sector 1;4449;2605;225;6ksxp
Buzău County|Buzău;4515;2683;131;en3n
Caraș-Severin County|Reşiţa;4530;2189;81;ec62
Cluj County|Cluj-Napoca;4677;2360;317;eloq|Turda;4657;2378;55;e8p8
Constanța County|Constanţa;4418;2863;303;elfn|Medgidia;4425;2828;43;efs4
Covasna County|Sfântu Gheorghe;4587;2578;61;eaw7
Dolj|Craiova;4432;2380;304;eky4
Dâmbovița County|Târgovişte;4493;2546;88;e94w
Galați County|Galaţi;4544;2805;294;eiwx|Tecuci;4585;2743;41;e9e3
Giurgiu County|Giurgiu;4389;2596;69;eigi
Gorj County|Târgu Jiu;4505;2328;97;e94i
Harghita County|Miercurea-Ciuc;4635;2580;41;efmp
Hunedoara County|Hunedoara;4575;2290;69;ehji|Deva;4588;2290;68;ek9o|Petroşani;4542;2337;44;edp6
Ialomița County|Slobozia;4456;2736;53;53xi3
Iași County|Iaşi;4717;2760;318;ehgi|Paşcani;4725;2672;45;44v4i
Maramureş|Baia Mare;4766;2357;137;ep6q|Sighetu Marmaţiei;4793;2389;41;eau3
Mehedinți County|Drobeta-Turnu Severin;4463;2265;102;ejs1
Mureș County|Târgu Mureş;4654;2456;147;e94c
Neamț County|Piatra Neamţ;4692;2633;103;ednt|Roman;4692;2693;68;ebzw
Olt|Slatina;4443;2437;79;eahb
Prahova|Ploieşti;4495;2602;229;edca|Câmpina;4513;2573;42;em4m
Satu Mare County|Satu Mare;4780;2286;112;ebc1
Sibiu County|Sibiu;4580;2415;152;eav8|Mediaş;4617;2435;53;efs2
Suceava|Suceava;4763;2625;106;e9ru
Sălaj County|Zalău;4720;2305;63;e726
Teleorman County|Alexandria;4398;2533;49;eppi
Timiș County|Timişoara;4575;2123;315;e96n|Lugoj;4569;2190;43;eggz
Tulcea County|Tulcea;4518;2881;92;e8qu
Vaslui County|Vaslui;4663;2773;69;e7ny|Bârlad;4623;2767;68;eoea
Vrancea|Focșani;4570;2718;77;ej5r
Vâlcea County|Râmnicu Vâlcea;4510;2437;108;ec3s
=RS;Serbia
Central Serbia|Belgrade;4480;2047;1274;gzmw|Niš;4332;2190;250;gvrd|Zemun;4485;2040;156;gsvk|Kragujevac;4402;2092;147;gww8|Čačak;4389;2035;117;gz66|Leskovac;4300;2195;95;gwkl|Novi Pazar;4314;2051;86;gvpn|Kraljevo;4373;2069;83;gwvn|Kruševac;4358;2133;75;gwrz|Užice;4386;1985;64;1wc7m|Smederevo;4466;2093;62;guak|Valjevo;4428;1990;61;1wc6q|Vranje;4255;2190;56;gt43|Šabac;4475;1969;55;1wehc|Zaječar;4390;2226;50;gsyg|Trstenik;4362;2100;49;gtm1|Požarevac;4462;2119;42;gv4b|Pirot;4315;2259;41;gvai
Vojvodina|Novi Sad;4525;1984;215;1wgs8|Subotica;4610;1967;100;1wd3v|Zrenjanin;4538;2038;80;gssm|Pančevo;4487;2064;77;gvfp|Sombor;4577;1911;48;1wdom|Kikinda;4583;2047;42;gx72
=RU;Russia
Altai Krai|Barnaul;5336;8376;600;wds5
Arkhangelskaya|Arkhangel’sk;6454;4054;356;cgc9
Astrakhan Oblast|Astrakhan;4635;4804;503;cfwx
Bashkortostan Republic|Ufa;5474;5597;1033;aa15|Sterlitamak;5362;5595;267;ag5j
Belgorod Oblast|Belgorod;5061;3658;345;ce1k
Bryansk Oblast|Bryansk;5325;3437;427;c8yc
Buryatiya Republic|Ulan-Ude;5183;10761;360;176br
Chelyabinsk|Chelyabinsk;5515;6143;1063;wbsz|Magnitogorsk;5342;5905;413;beps
Chuvash Republic|Cheboksary;5613;4725;447;c7kw
Dagestan|Makhachkala;4298;4750;498;bekg
Irkutsk Oblast|Irkutsk;5230;10430;587;17dbh|Bratsk;5613;10161;257;17yyr
Ivanovo Oblast|Ivanovo;5700;4097;421;bwhc
Kabardino-Balkariya Republic|Nalchik;4350;4362;273;b7yb
Kaliningrad Oblast|Kaliningrad;5471;2051;435;bvne
Kaluga Oblast|Kaluga;5453;3628;339;bvej
Karelia|Petrozavodsk;6178;3435;265;axdo
Khabarovsk|Khabarovsk;4848;13508;579;17cve|Khabarovsk Vtoroy;4844;13513;578;18300|Komsomolsk-on-Amur;5055;13701;276;17c2j
Khanty-Mansia|Surgut;6125;7342;300;vy68
Kirov Oblast|Kirov;5860;4966;457;br5k
Kostroma Oblast|Kostroma;5777;4093;278;bnnq
Krasnodar Krai|Krasnodar;4504;3898;650;bmj8|Sochi;4360;3973;328;aj6m
Krasnoyarsk Krai|Krasnoyarsk;5602;9287;927;w6yy
Kurgan Oblast|Kurgan;5545;6533;343;w6fd
Kursk Oblast|Kursk;5174;3619;409;bjk0
Kuzbass|Novokuznetsk;5376;8711;540;w332|Kemerovo;5533;8608;477;w8f1
Lipetsk Oblast|Lipetsk;5260;3957;516;bgwh
Mariy-El Republic|Yoshkar-Ola;5664;4789;279;a06u
Mordoviya Republic|Saransk;5418;4517;303;aosq
Moscow|Moscow;5575;3762;10381;b90l
Murmansk|Murmansk;6898;3309;319;b8k1
Nizhny Novgorod Oblast|Nizhniy Novgorod;5633;4400;1284;b5nv
North Ossetia–Alania|Vladikavkaz;4304;4467;317;a55t
Novosibirsk Oblast|Novosibirsk;5504;8293;1419;w2wb
Omsk Oblast|Omsk;5499;7337;1129;w2ft
Orenburg Oblast|Orenburg;5177;5510;550;b1dn
Oryol oblast|Orël;5297;3608;324;b1dw
Penza Oblast|Penza;5320;4500;513;ayq5
Perm Krai|Perm;5801;5625;982;ayfw
Primorye|Vladivostok;4311;13187;587;175ic
Rostov|Rostov-on-Don;4723;3972;1074;aqpj|Taganrog;4724;3890;279;ae5n
Ryazan Oblast|Ryazan’;5463;3969;520;apvk
Samara Oblast|Samara;5320;5015;1135;ap3v|Tolyatti;5353;4935;703;ac4r
Saratov Oblast|Saratov;5154;4601;864;aos5
Smolensk Oblast|Smolensk;5478;3204;321;ajdz
St.-Petersburg|Saint Petersburg;5994;3031;5028;aow1|Kalininskiy;6000;3039;505;52agn|Krasnogvargeisky;5997;3048;337;52ago
Stavropol Kray|Stavropol;4504;4197;363;agfa
Sverdlovsk Oblast|Yekaterinburg;5685;6061;1350;vurl|Nizhny Tagil;5792;5997;381;b5m6
Tambov Oblast|Tambov;5273;4144;291;adye
Tatarstan Republic|Kazan;5579;4912;1105;btj3|Naberezhnyye Chelny;5573;5241;510;b84m
Tomsk Oblast|Tomsk;5650;8497;486;vx8x
Tula Oblast|Tula;5420;3762;469;aasy
Tver Oblast|Tver;5686;3590;400;aaf0
Tyumen Oblast|Tyumen;5715;6553;519;vwqa
Udmurtiya Republic|Izhevsk;5685;5320;631;bw48
Ulyanovsk|Ulyanovsk;5433;4839;641;a9oz
Vladimir Oblast|Vladimir;5614;4040;310;a55r
Volgograd Oblast|Volgograd;4872;4450;1011;a4s5|Volzhsky;4879;4478;323;a4dj
Vologda Oblast|Cherepovets;5913;3790;316;c77r|Vologda;5922;3988;315;a4jv
Voronezh Oblast|Voronezh;5167;3918;849;a48d
Yaroslavl Oblast|Yaroslavl;5763;3987;607;a1t2
Zabaykalskiy (Transbaikal) Kray|Chita;5203;11350;309;17erf
=RW;Rwanda
Kigali|Kigali;-195;3006;745;4bwt
=SA;Saudi Arabia
'Asir Region|Khamis Mushait;1830;4273;388;292o
Al-Qassim Region|Buraydah;2633;4397;391;2aso
Eastern Province|Dammam;2643;5010;769;2d4w|Al Hufūf;2536;4959;293;2cjn|Al Mubarraz;2541;4959;291;2c6l|Hafar Al-Batin;2843;4597;272;2a0p
Ha'il Region|Ha'il;2752;4169;267;2a09
Mecca Region|Jeddah;2149;3919;2867;29a7|Makkah;2143;3983;1324;28n7|Ta’if;2127;4042;531;2bb4
Medina Region|Madinah;2447;3961;1300;2c9z|Sulţānah;2449;3959;947;26io
Najran Region|Najrān;1749;4413;259;27ym
Riyadh Region|Riyadh;2469;4672;4206;2bne|Al Kharj;2416;4733;425;2cdl
Tabuk Region|Tabuk;2840;3657;455;26f0
=SB;Solomon Islands
=SC;Seychelles
=SD;Sudan
Al Jazirah|Wad Medani;1440;3352;333;7sxz
Al Qaḑārif|Al Qadarif;1403;3538;364;84hi
Eastern Darfur|El Daein;1146;2613;265;85bo
Kassala|Kassala;1545;3640;401;7zm9
Khartoum|Khartoum;1555;3253;1975;84ms|Omdurman;1564;3248;1200;7tqp
North Kordofan|El Obeid;1318;3022;393;84fv
Northern Darfur|El Fasher;1363;2535;253;84v7
Red Sea|Port Sudan;1962;3722;490;82xb
Sennar|Singa;1315;3393;250;7v27
Southern Darfur|Nyala;1205;2488;566;7wq4
White Nile|Kosti;1316;3266;345;7yuo
=SE;Sweden
Dalarna|Borlänge;6049;1544;42;1mb27
Gävleborg|Gävle;6067;1714;75;1m4wu
Halland|Halmstad;5667;1286;66;1m1sd
Jämtland|Östersund;6318;1464;50;1lkc6
Jönköping|Jönköping;5778;1416;94;1lxmr
Kronoberg|Växjö;5688;1481;65;1l374
Norrbotten|Luleå;6558;2215;44;cyfe
Skåne|Malmö;5561;1300;302;1lpwp|Helsingborg;5605;1269;104;1m0jz|Lund;5571;1319;87;1lqge
Stockholm|Stockholm;5933;1807;1515;1lb2a|Sollentuna;5943;1795;140;1lccw|Södermalm;5931;1808;127;1lcz5|Huddinge;5924;1798;90;1lywc|Haninge;5917;1814;75;1m1gx|Södertälje;5920;1763;71;1lcy8|Kungsholmen;5933;1804;69;1lubn|Solna;5936;1800;67;1lccl|Bromma;5934;1794;61;1ma2v|Täby;5944;1807;58;1l80c|Lidingö;5937;1813;42;1lsi6|Tumba;5920;1783;41;1l5xy
Södermanland|Eskilstuna;5937;1651;67;1m7n5
Uppsala|Uppsala;5986;1764;149;1l593
Värmland|Karlstad;5938;1350;61;1lwmo
Västerbotten|Umeå;6383;2026;83;cwme
Västernorrland|Sundsvall;6239;1731;58;1l8sd
Västmanland|Västerås;5962;1655;118;1l3wm
Västra Götaland|Gothenburg;5771;1197;573;1m48h|Borås;5772;1294;72;1mb5h|Mölndal;5766;1201;59;1loqr|Trollhättan;5828;1229;49;1l63r
Örebro|Örebro;5927;1521;116;1ll1d
Östergötland|Linköping;5841;1562;107;1lrai|Norrköping;5859;1618;94;1lmcw
=SG;Singapore
|Singapore;129;10385;3548;14at8|Woodlands;144;10379;253;14cek
=SH;St Helena
=SI;Slovenia
Ljubljana|Ljubljana;4605;1451;272;1wibr
Urban Municipality of Maribor|Maribor;4655;1565;95;1who2
=SJ;Svalbard & Jan Mayen
=SK;Slovakia
Banská Bystrica Region|Banská Bystrica;4874;1915;82;1tm0y|Zvolen;4857;1915;45;1tidn
Bratislava Region|Bratislava;4815;1711;424;1tlv0
Košice Region|Košice;4871;2126;237;fizf|Michalovce;4875;2192;40;fir4
Nitra Region|Nitra;4831;1808;86;1tjz7|Nové Zámky;4799;1816;42;1tjxk
Prešov Region|Prešov;4900;2123;95;fii3|Poprad;4906;2030;57;fiiu
Trenčín Region|Trenčín;4889;1804;58;1tiwk|Prievidza;4877;1863;53;1tjkg|Považská Bystrica;4912;1842;44;1tjm4
Trnava Region|Trnava;4838;1759;70;1tiw4
Žilina Region|Žilina;4922;1874;86;1tif0|Martin;4907;1892;55;1tk64
=SL;Sierra Leone
Western Area|Freetown;849;-1324;803;1fn16
=SM;San Marino
=SN;Senegal
Dakar|Dakar;1469;-1744;2476;1cap6|Pikine;1476;-1739;874;1c5jq
Diourbel Region|Touba;1485;-1588;529;1c3qa
Thies|Thiès;1479;-1693;320;1c43m|Thiès Nones;1478;-1697;252;1c43j
=SO;Somalia
Banaadir|Mogadishu;204;4534;2587;15ee
Woqooyi Galbeed|Hargeysa;956;4407;478;187d
=SR;Suriname
=SS;South Sudan
Central Equatoria|Juba;485;3158;450;801j
Northern Bahr al Ghazal|Winejok;901;2757;300;7spr
=ST;São Tomé & Príncipe
=SV;El Salvador
San Salvador Department|San Salvador;1369;-8919;526;24sxt|Soyapango;1371;-8914;330;24sqg
=SX;Sint Maarten
=SY;Syria
Aleppo|Aleppo;3620;3716;1602;3n7z
Damascus Governorate|Damascus;3351;3629;1569;3noe
Hama|Ḩamāh;3513;3676;461;3n6p
Homs|Homs;3473;3672;775;3muh
Latakia|Latakia;3553;3579;340;3pxk
=SZ;Eswatini
=TC;Turks & Caicos Islands
=TD;Chad
N’Djaména|N'Djamena;1211;1504;721;1g0s3
=TF;French Southern Territories
=TG;Togo
Maritime|Lomé;613;122;750;1ep1v
=TH;Thailand
Bangkok|Bangkok;1375;10050;5104;yhs6
Nonthaburi|Mueang Nonthaburi;1386;10051;292;ygud
Samut Prakan|Samut Prakan;1360;10060;389;yfni
=TJ;Tajikistan
Dushanbe|Dushanbe;3854;6878;679;q6sy
=TK;Tokelau
=TL;Timor-Leste
=TM;Turkmenistan
Ashgabat|Ashgabat;3795;5838;728;3h53
=TN;Tunisia
Sfax Governorate|Sfax;3474;1076;277;1gvwe
Tunis Governorate|Tunis;3682;1017;693;1gtli
=TO;Tonga
=TR;Türkiye
Adana|Adana;3699;3533;1249;6z1v
Ankara|Ankara;3992;3285;3517;6xu2|Çankaya;3992;3286;792;45319|Batikent;3997;3273;300;9ha5
Antalya|Antalya;3691;3070;758;6xtt|Muratpaşa;3689;3076;450;4t22m
Batman|Batman;3789;4113;382;6wbw
Bursa Province|Bursa;4020;2906;1413;g2wt
Denizli|Denizli;3777;2909;313;6sol|Merkezefendi;3781;2904;280;6ovxy
Diyarbakır Province|Diyarbakır;3791;4022;645;6s8t
Elazığ|Elazığ;3867;3922;298;6rog
Erzurum|Erzurum;3991;4128;421;6rc8
Eskişehir|Eskişehir;3978;3052;515;6r7m
Gaziantep|Gaziantep;3706;3738;1066;6qxa
Istanbul|Istanbul;4101;2895;14804;fyvo|Bağcılar;4104;2886;724;g3q4|Üsküdar;4102;2901;583;ftp5|Bahçelievler;4100;2886;577;4jh2z|Umraniye;4102;2912;573;ftqh|Esenler;4104;2888;520;g0ng|Sultangazi;4111;2887;437;4ji4g|Maltepe;4094;2916;427;fwcj|Ataşehir;4098;2912;362;44wtx|Şişli;4106;2899;315;fun1|Zeytinburnu;4099;2890;289;fsq7|Sultanbeyli;4096;2927;287;4ji4j
Kahramanmaraş|Kahramanmaraş;3758;3693;376;6nuz
Kayseri|Kayseri;3873;3549;593;6m0g
Kocaeli|Gebze;4080;2943;281;g0ee
Konya|Konya;3787;3248;876;6kjv
Malatya|Malatya;3835;3832;442;6ja2
Mersin|Mersin;3681;3464;538;6iz7|Tarsus;3692;3489;256;6fc9
Sakarya|Adapazarı;4078;3040;287;g4wi
Samsun|Samsun;4128;3634;394;fv6w
Sivas|Sivas;3975;3702;264;6fyj
Van|Van;3849;4338;372;6e11
İzmir Province|İzmir;3841;2714;2501;6o06|Karabağlar;3837;2714;458;4l2fc
Şanlıurfa|Şanlıurfa;3717;3879;450;6e71
=TT;Trinidad & Tobago
=TV;Tuvalu
=TW;Taiwan
Taipei|Banqiao;2501;12147;543;zslp
Taiwan|Taipei;2505;12153;7872;zrat|Taichung;2415;12068;1041;zrcf|Tainan;2299;12021;771;zrb7|Hsinchu;2480;12097;404;zwjz|Taoyuan;2499;12130;402;3zjdi|Keelung;2513;12174;398;zyxg|Hualien City;2398;12160;350;zw20
Takao|Kaohsiung;2262;12031;1520;zvj0
=TZ;Tanzania
Arusha|Arusha;-337;3668;341;3gh9
Dar es Salaam Region|Dar es Salaam;-682;3927;2699;3fnr
Mbeya|Mbeya;-890;3345;292;3b4c
Morogoro|Morogoro;-682;3766;251;3a84
Mwanza|Mwanza;-252;3290;437;39gg
Zanzibar Urban/West|Zanzibar;-616;3920;404;36re
=UA;Ukraine
Cherkasy|Cherkasy;4943;3206;298;f8g7
Chernihiv Oblast|Chernihiv;5151;3128;308;f8en
Crimea|Simferopol;4496;3411;336;evcd
Dnipropetrovsk|Dnipro;4846;3504;1033;f7sa|Kryvyy Rih;4791;3338;652;f339
Donetsk|Donetsk;4802;3780;1025;f7md|Mariupol;4710;3754;482;f1j2|Makiyivka;4805;3793;377;f1ww|Horlivka;4834;3805;279;f63t
Kharkiv|Kharkiv;4998;3625;1431;f54j
Kherson|Kherson;4666;3262;320;f53k
Khmelnytskyi|Khmelnytskyi;4942;2700;398;f51d
Kyiv City|Kyiv;5045;3052;2798;f2s8
Luhansk|Luhansk;4857;3932;452;f26a
Lviv|Lviv;4984;2402;718;f23a
Mykolaiv|Mykolayiv;4697;3200;511;f0k9
Odesa|Odesa;4648;3073;1002;ez5g
Poltava|Poltava;4959;3454;318;exj7
Rivne Oblast|Rivne;5062;2623;255;ewq2
Sevastopol City|Sevastopol;4461;3352;416;evtj
Sumy|Sumy;5092;3480;294;eu3m
Vinnytsia|Vinnytsya;4923;2848;352;es2e
Zaporizhzhia|Zaporizhia;4782;3519;796;eqms
Zhytomyr Oblast|Zhytomyr;5026;2868;282;eq2f
=UG;Uganda
Central Region|Kampala;32;3258;1353;4zc6
=US;United States
Alabama/AL|Birmingham;3352;-8680;212;2eszf|Montgomery;3237;-8630;201;2fdo0|Mobile;3069;-8804;194;2fdiu|Huntsville;3473;-8659;191;2f7ce|Tuscaloosa;3321;-8757;98;2frav|Hoover;3341;-8681;85;2f6vu|Dothan;3122;-8539;69;2f00u|Auburn;3261;-8548;62;2vjgs|Decatur;3461;-8698;55;2ezll|Madison;3470;-8675;47;2fbq3|Florence;3480;-8768;40;2f2pd
Alaska/AK|Anchorage;6122;-14990;299;3i0ko
Arizona/AZ|Phoenix;3345;-11207;1563;35s6n|Tucson;3222;-11093;532;35zmx|Mesa;3342;-11182;472;35ow7|Chandler;3331;-11184;261;35d8i|Gilbert;3335;-11179;248;35icf|Glendale;3354;-11219;240;35iep|Scottsdale;3351;-11190;237;35vw1|Maryvale;3350;-11218;208;35ojd|Tempe;3341;-11191;176;35yo2|Peoria;3358;-11224;171;35s1s|Deer Valley;3368;-11213;166;35fmr|Tempe Junction;3341;-11194;158;35yof|Surprise;3363;-11233;128;35y6k|Alhambra;3350;-11213;128;3az9v|Yuma;3273;-11462;94;362it|Ahwatukee Foothills;3334;-11198;83;3b0aq|San Tan Valley;3319;-11153;81;4cok4|Avondale;3344;-11235;81;3b06l|Goodyear;3344;-11236;79;35imi|Flagstaff;3520;-11165;70;35hi2|Casas Adobes;3232;-11100;67;35cr9|Central City;3344;-11206;58;74r8m|Encanto;3348;-11208;55;74r8b|Lake Havasu City;3448;-11432;54;35mks|Casa Grande;3288;-11176;51;35cqk|Buckeye;3337;-11258;51;35boe|Catalina Foothills;3230;-11092;51;35cuq|Maricopa;3306;-11205;49;35oeg|Oro Valley;3239;-11097;44;35rbo|Sierra Vista;3155;-11030;43;35wk8|Prescott Valley;3461;-11232;42;35t42|Prescott;3454;-11247;42;35t3m|Marana;3244;-11123;41;35od5
Arkansas/AR|Little Rock;3475;-9229;198;2gajv|Fort Smith;3539;-9440;88;2g4du|Fayetteville;3606;-9416;83;2g3o6|Springdale;3619;-9413;78;2gkcd|Jonesboro;3584;-9070;74;2g8ki|North Little Rock;3477;-9227;67;2ge6o|Conway;3509;-9244;65;2g0ka|Rogers;3633;-9412;63;2ghvi|Pine Bluff;3423;-9200;45;2gfte|Bentonville;3637;-9421;44;2fwjw
California/CA|Los Angeles;3405;-11824;3972;37295|San Diego;3272;-11716;1395;37kcj|San Jose;3734;-12189;1027;37kmj|San Francisco;3777;-12242;865;37kgn|Fresno;3675;-11977;520;36ot5|Sacramento;3858;-12149;491;37ik1|Long Beach;3377;-11819;474;371x5|Oakland;3780;-12227;419;37a3u|Bakersfield;3537;-11902;374;365d6|Anaheim;3384;-11791;351;363vm|Santa Ana;3375;-11787;335;37l6s|Riverside;3395;-11740;322;37hb9|Stockton;3796;-12129;306;37pws|Chula Vista;3264;-11708;266;36dz7|Irvine;3367;-11782;257;36vmp|Fremont;3755;-12199;232;36oni|San Bernardino;3411;-11729;216;37k9q|Modesto;3764;-12100;211;376j0|Fontana;3409;-11744;207;36nwb|Oxnard;3420;-11918;207;37bdk|Moreno Valley;3394;-11723;204;37764|Huntington Beach;3366;-11800;202;36usx|Glendale;3414;-11826;201;36pyf|Santa Clarita;3439;-11854;182;37lax|Oceanside;3320;-11738;176;37aab|Garden Grove;3377;-11794;175;36p97|Rancho Cucamonga;3411;-11759;175;37ftv|Santa Rosa;3844;-12271;175;37lhj|Ontario;3406;-11765;171;37asv|Hollywood;3410;-11833;168;36tw7|Elk Grove;3841;-12137;167;36l33|Corona;3388;-11757;164;36g33|Lancaster;3470;-11814;161;36zm4|Palmdale;3458;-11812;158;37bru|Hayward;3767;-12208;158;36snx|Salinas;3668;-12166;157;37jy7|Pomona;3406;-11775;153;37ega|Sunnyvale;3737;-12204;152;37qq3|Escondido;3312;-11709;151;36lmz|Torrance;3384;-11834;148;37szy|Valencia;3444;-11861;148;37uqw|Pasadena;3415;-11814;142;37cb8|Orange;3379;-11785;141;37aux|Fullerton;3387;-11793;141;36p1r|Van Nuys;3419;-11845;136;37v25|Roseville;3875;-12129;130;37i35|Visalia;3633;-11929;130;37vqf|Thousand Oaks;3417;-11884;129;37sit|Concord;3798;-12203;129;36fon|Simi Valley;3427;-11878;127;37nkz|East Los Angeles;3402;-11817;126;36k82|Santa Clara;3735;-12196;126;37l9z|Koreatown;3406;-11830;124;36yp0|Victorville;3454;-11729;122;37vgu|Vallejo;3810;-12226;121;37utg|Berkeley;3787;-12227;121;366v8|El Monte;3407;-11803;117;36ksv|Downey;3394;-11813;114;36jci|Carlsbad;3316;-11735;113;36bwv|Costa Mesa;3364;-11792;113;36g8w|Fairfield;3825;-12204;113;36m13|Temecula;3349;-11715;112;37rqr|Inglewood;3396;-11835;112;36veo|Antioch;3800;-12181;111;3646g|Murrieta;3355;-11721;110;3782v|Richmond;3794;-12235;110;37gys|West Covina;3407;-11794;108;37wsd|Norwalk;3390;-11808;107;379or|Daly City;3771;-12246;107;36hh2|Burbank;3418;-11831;105;36a2j|Santa Maria;3495;-12044;105;37lek|Universal City;3414;-11835;105;37ud6|Clovis;3683;-11970;104;36ex6|El Cajon;3279;-11696;104;36kmx|San Mateo;3756;-12233;104;37ktj|Rialto;3411;-11737;103;37guw|Vista;3320;-11724;101;37vre|Chinatown;3780;-12241;101;36dnh|Compton;3390;-11822;98;36fne|Mission Viejo;3360;-11767;97;376f7|Vacaville;3836;-12199;97;37up8|Ventura;3428;-11929;97;37v7a|South Gate;3395;-11821;96;37otf|Hesperia;3443;-11730;93;36t5s|Carson;3383;-11828;93;36c53|Santa Monica;3402;-11849;93;37lfg|San Marcos;3314;-11717;93;37ks0|Boyle Heights;3403;-11821;93;368z1|Arden-Arcade;3860;-12138;92;4bmh2|Westminster;3376;-11801;92;37x5i|Santa Barbara;3442;-11970;92;37l88|Redding;4059;-12239;92;3bdyo|San Leandro;3772;-12216;91;37kp3|Chico;3973;-12184;90;36dhp|Hawthorne;3392;-11835;88;36sl0|Livermore;3768;-12177;88;371jk|Indio;3372;-11622;88;36vdi|Whittier;3398;-11803;87;37xnn|Menifee;3373;-11715;87;3757x|Newport Beach;3362;-11793;87;378u2|Tracy;3774;-12143;87;37t4n|Citrus Heights;3871;-12128;87;36ehl|Chino;3401;-11769;86;36dp5|Alhambra;3410;-11813;86;363as|Redwood City;3749;-12224;85;37gia|Hemet;3375;-11697;84;36sxh|Buena Park;3387;-11800;83;369vb|Lake Forest;3365;-11769;82;36zaa|Merced;3730;-12048;82;37599|Lakewood;3385;-11813;82;36zjr|Tustin;3375;-11783;81;37tuf|Mountain View;3739;-12208;80;377qw|Napa;3830;-12229;80;3787z|Pleasanton;3766;-12187;80;37e5d|Alameda;3777;-12226;79;3631t|Bellflower;3388;-11812;78;366ny|San Pedro;3374;-11829;78;37kwg|Chino Hills;3399;-11776;78;36dpd|North Hollywood;3417;-11838;78;379fa|Milpitas;3743;-12191;78;37633|Baldwin Park;3409;-11796;77;365gq|Upland;3410;-11765;76;37ugj|Folsom;3868;-12118;76;36nux|San Ramon;3778;-12198;76;37ky9|Manteca;3780;-12122;75;373n8|Perris;3378;-11723;75;37cw2|Union City;3760;-12202;74;37u6j|Turlock;3749;-12085;72;37trs|Apple Valley;3450;-11719;72;364az|Lynwood;3393;-11821;72;37313|Redlands;3406;-11718;71;37gg2|Rancho Cordova;3859;-12130;71;37fth|Mira Mesa;3292;-11714;70;3767t|Woodland Hills;3417;-11861;70;37ypy|Pittsburg;3803;-12188;69;37dwp|Walnut Creek;3791;-12206;69;37w26|Northridge;3423;-11854;68;379oh|Redondo Beach;3385;-11839;68;37ggx|Yorba Linda;3389;-11781;68;37z2u|Davis;3854;-12174;68;36hoo|Camarillo;3422;-11904;68;36b3w|South San Francisco;3765;-12241;67;37oxx|Yuba City;3914;-12162;67;37z5z|Palo Alto;3744;-12214;67;37bt8|Laguna Niguel;3352;-11771;66;36z55|San Clemente;3343;-11761;66;37kbz|Lodi;3813;-12127;65;371n1|Santa Cruz;3697;-12203;64;37lb0|Pico Rivera;3398;-11810;64;37d5s|Madera;3696;-12006;64;3736o|Montebello;3401;-11811;64;376uq|Florence-Graham;3397;-11824;63;4bmtw|Encinitas;3304;-11729;63;36lhy|Tulare;3621;-11935;62;37tl3|La Habra;3393;-11795;62;36ytu|Lake Elsinore;3367;-11733;62;36z9v|Carmichael;3862;-12133;62;36c00|Monterey Park;3406;-11812;61;376x2|Castro Valley;3769;-12209;61;36cgg|Rocklin;3879;-12124;61;37hnj|National City;3268;-11710;61;378aw|Canoga Park;3420;-11860;61;36bo9|Cupertino;3732;-12203;61;36h95|Gardena;3389;-11831;60;36pa5|Petaluma;3823;-12264;60;37cyg|La Mesa;3277;-11702;60;36yvq|Rancho Penasquitos;3296;-11712;60;37fw7|Valley Glen;3419;-11845;60;71r00|Huntington Park;3398;-11823;59;36uts|San Rafael;3797;-12253;59;37kxj|Eastvale;3396;-11756;59;4tj2x|Brentwood;3793;-12170;59;3695e|Woodland;3868;-12177;59;37ypq|Arcadia;3414;-11804;58;364e5|Santee;3284;-11697;58;37llh|Dublin;3770;-12194;58;36jkt|South Whittier;3395;-11804;57;37p01|Fountain Valley;3371;-11795;57;36o8v|North Hills;3424;-11848;57;37mcp|Diamond Bar;3403;-11781;57;36iog|Porterville;3607;-11902;56;37eon|Hanford;3633;-11965;56;36s30|Novato;3811;-12257;56;379q4|Paramount;3389;-11816;55;37c3a|Rosemead;3408;-11807;55;37i2r|Highland;3413;-11721;55;36tdw|Colton;3407;-11731;55;36ffj|Hacienda Heights;3399;-11797;54;36rsz|Cathedral City;3378;-11647;54;36cim|Watsonville;3691;-12176;54;37wh5|Yucaipa;3403;-11704;53;37z6u|Gilroy;3701;-12157;53;36psm|Delano;3577;-11925;53;36iad|West Sacramento;3858;-12153;53;37x03|Sherman Oaks;3415;-11845;53;37mzw|Placentia;3387;-11787;52;37dyf|Glendora;3414;-11787;52;36pyv|Palm Desert;3372;-11638;52;37bpu|Aliso Viejo;3357;-11773;50;363dn|Poway;3296;-11704;50;37euq|Cerritos;3386;-11806;50;36d0v|Azusa;3413;-11791;50;3654f|La Mirada;3392;-11801;50;36yw7|Rancho Santa Margarita;3364;-11760;49;37fxe|Cypress;3382;-11804;49;36hc8|Rowland Heights;3398;-11791;49;37i9y|Covina;3409;-11789;49;36gi7|Ceres;3759;-12096;48;36d0i|Florin;3850;-12141;48;36nsd|Palm Springs;3383;-11655;47;37br0|San Luis Obispo;3528;-12066;47;37kqr|Mission District;3776;-12242;47;376bg|San Jacinto;3378;-11696;47;37kka|Laguna;3842;-12142;47;36z3j|Lincoln;3889;-12129;46;370pz|Antelope;3871;-12133;46;3643t|Newark;3753;-12204;45;378rn|Coachella;3368;-11617;45;36eye|Encino;3416;-11850;45;36li1|Danville;3782;-12200;44;36hjv|Lompoc;3464;-12046;44;371t8|El Centro;3279;-11556;44;36kp5|Echo Park;3408;-11826;44;60key|Beaumont;3393;-11698;44;366ey|San Bruno;3763;-12241;43;37kat|Bell Gardens;3397;-11815;43;366l3|Morgan Hill;3713;-12165;43;37770|La Jolla;3285;-11727;43;36yuf|Altadena;3419;-11813;43;363np|Rancho Palos Verdes;3374;-11839;43;37fw3|North Highlands;3869;-12137;43;379ew|Rohnert Park;3834;-12270;42;37huc|El Dorado Hills;3869;-12108;42;36kr3|Brea;3392;-11790;42;3693q|West Hills;3420;-11864;41;4s442|Chatsworth;3426;-11860;41;36dbq|Campbell;3729;-12195;41;36bi1|Venice;3399;-11846;41;37v69|La Puente;3402;-11795;41;36yxu|La Quinta;3366;-11631;40;36yy7|San Gabriel;3410;-11811;40;37kiq|Calexico;3268;-11550;40;36aqi
Colorado/CO|Denver;3974;-10498;683;385mg|Colorado Springs;3883;-10482;457;3848u|Aurora;3973;-10483;359;3806z|Fort Collins;4059;-10508;161;3bjcr|Lakewood;3970;-10508;153;38c8a|Thornton;3987;-10497;133;38mok|Arvada;3980;-10509;115;3802v|Westminster;3984;-10504;113;38ojq|Centennial;3958;-10488;110;383fh|Pueblo;3825;-10461;109;38i14|Boulder;4001;-10527;107;3bhov|Greeley;4042;-10471;101;3bjp4|Highlands Ranch;3955;-10497;97;389zn|Longmont;4017;-10510;92;3bkzw|Loveland;4040;-10507;75;3bl2g|Broomfield;3992;-10509;65;3829n|Grand Junction;3906;-10855;60;388ut|Castle Rock;3937;-10486;56;3839l|Commerce City;3981;-10493;54;384cp|Parker;3952;-10476;50;38gwm|Littleton;3961;-10502;46;38d2g|Southglenn;3959;-10495;42;38lc8
Connecticut/CT|Bridgeport;4118;-7319;148;3588k|New Haven;4131;-7293;130;2vq2u|Stamford;4105;-7354;129;2vtbg|Hartford;4176;-7269;124;2vnbp|North Stamford;4114;-7354;121;2vqdd|Waterbury;4156;-7305;109;2vukp|Norwalk;4112;-7341;88;2vqfi|Danbury;4139;-7345;85;2vko1|East Norwalk;4111;-7340;85;2vlk1|New Britain;4166;-7278;73;2vq0s|West Hartford;4176;-7274;63;2vuqr|Bristol;4167;-7295;60;3589f|Meriden;4154;-7281;60;2vpfg|Hamden;4140;-7290;60;2vn7q|Fairfield;4114;-7326;59;2vm25|West Haven;4127;-7295;55;2vuqz|Milford;4122;-7306;53;2vpj0|Stratford;4118;-7313;51;2vtib|City of Milford;4122;-7306;51;49guk|East Hartford;4178;-7261;51;2vlh7|Middletown;4156;-7265;47;2vpih|Enfield;4198;-7259;45;2vlyw|Shelton;4132;-7309;41;2vssy
Delaware/DE|Wilmington;3975;-7555;72;2gulh
District of Columbia/DC|Washington;3890;-7704;602;2gr6r
Florida/FL|Jacksonville;3033;-8166;868;2h5w5|Miami;2577;-8019;441;2h92i|Tampa;2795;-8246;369;2hh9h|Orlando;2854;-8138;271;2hbe3|St. Petersburg;2777;-8268;257;2hesr|Hialeah;2586;-8028;237;2h4p8|Tallahassee;3044;-8428;190;2hh8b|Fort Lauderdale;2612;-8014;179;2h2ri|Cape Coral;2656;-8195;175;2gy4q|Pembroke Pines;2600;-8022;167;2hc5n|Port Saint Lucie;2729;-8035;165;2hcyb|Hollywood;2601;-8015;150;2h51s|Miramar;2599;-8023;137;2h9fd|Gainesville;2965;-8232;130;2h33o|Coral Springs;2627;-8027;129;2gzmt|Miami Gardens;2594;-8025;113;2h93b|Clearwater;2797;-8280;113;2gz6c|Palm Bay;2803;-8059;108;2hbnv|Pompano Beach;2624;-8012;108;2hcty|West Palm Beach;2672;-8005;107;2hjof|Lakeland;2804;-8195;104;2h6zi|Brandon;2794;-8229;103;2gx79|Davie;2606;-8023;101;2h0c4|Spring Hill;2848;-8253;99;2hgjy|Boca Raton;2636;-8008;93;2gwxn|Plantation;2613;-8023;93;2hcni|Miami Beach;2579;-8013;92;2h92n|Deltona;2890;-8126;88;2h0l6|Lehigh Acres;2663;-8162;87;2h795|Sunrise;2613;-8011;84;2hgzm|Palm Coast;2958;-8121;83;2hboy|Largo;2791;-8279;81;2h73g|Melbourne;2808;-8061;80;2h8xv|Deerfield Beach;2632;-8010;80;2h0j3|Town 'n' Country;2801;-8258;78;2hhv6|Alafaya;2856;-8121;78;3rq53|Kendall;2568;-8032;75;2h6fb|Fort Myers;2662;-8184;74;2h2sb|Boynton Beach;2653;-8007;74;2gx51|Lauderhill;2614;-8021;72;2h74p|Riverview;2787;-8233;71;2hdpo|Weston;2610;-8040;70;2hjrn|Kissimmee;2830;-8142;69;2h6mv|Homestead;2547;-8048;66;2h556|Delray Beach;2646;-8007;66;2h0ks|Daytona Beach;2921;-8102;65;2h0dk|Tamarac;2621;-8025;65;2hh8y|Carol City;2594;-8025;63;2gy7m|Jupiter;2693;-8009;63;2h6ci|Wellington;2666;-8024;63;2hjjb|North Miami;2589;-8019;62;2haoo|North Port;2704;-8224;62;2hapu|West Hollywood;2602;-8018;61;2hjmy|Pine Hills;2856;-8145;60;2hcej|Port Orange;2914;-8100;60;2hcxw|Fountainebleau;2577;-8035;60;2h2uz|Coconut Creek;2625;-8018;59;2gza7|Ocala;2919;-8214;58;2hb0x|Sanford;2880;-8127;58;2hf7a|Palm Harbor;2808;-8276;57;2hbp5|Margate;2624;-8021;57;2h8i7|Kendale Lakes;2571;-8041;56;2h6f5|Doral;2582;-8036;56;2h0u7|Tamiami;2576;-8040;55;2hh94|Sarasota;2734;-8253;55;2hf8j|Bradenton;2750;-8257;54;2gx5w|Port Charlotte;2698;-8209;54;2hcx6|Allapattah;2581;-8022;54;2gux9|East Pensacola Heights;3043;-8718;54;2h1a7|Pensacola;3042;-8722;53;2hc84|Poinciana;2814;-8146;53;2hcrm|Palm Beach Gardens;2682;-8014;53;2hbof|Bonita Springs;2634;-8178;52;2gx11|Pinellas Park;2784;-8270;52;2hcja|The Villages;2893;-8196;51;2hhl7|Coral Gables;2572;-8027;51;2gzlr|The Hammocks;2567;-8044;51;2hhjh|Flagami;2576;-8032;51;2h2fd|Apopka;2868;-8151;48;2gv7a|Country Club;2595;-8032;47;2gzrx|Titusville;2861;-8081;45;2hhsd|Cutler Bay;2558;-8034;45;3rq1h|Fort Pierce;2745;-8033;44;2h2sy|Oakland Park;2617;-8013;44;2hazy|Wesley Chapel;2824;-8233;44;2hjjz|North Miami Beach;2593;-8016;44;2haop|North Lauderdale;2622;-8023;44;2haoe|Ocoee;2857;-8154;44;2hb3s|Altamonte Springs;2866;-8137;43;2gv11|University;2807;-8244;41;4bm0r|Ormond Beach;2929;-8106;41;2hbey|Carrollwood Village;2807;-8252;41;2gy92|Winter Garden;2857;-8159;40;2hk6u|St. Johns;3008;-8155;40;6yv2i
Georgia/GA|Atlanta;3375;-8439;464;2hlnb|Columbus;3246;-8499;201;2hs8p|Savannah;3208;-8110;146;2ihdc|Athens;3396;-8338;117;2hllu|Sandy Springs;3392;-8438;105;2ih79|Roswell;3402;-8436;95;2ig4e|Macon;3284;-8363;91;2i6g8|Johns Creek;3403;-8420;83;3rpqd|Albany;3158;-8416;75;2hks8|Warner Robins;3262;-8363;73;2inhg|Alpharetta;3408;-8429;64;2hkza|Marietta;3395;-8455;59;2i6qv|Smyrna;3388;-8451;56;2iis3|Valdosta;3083;-8328;56;2imgj|Brookhaven;3386;-8434;52;2hosy|Stonecrest;3371;-8413;50;6ztkd|Dunwoody;3395;-8433;49;2huuv|Augusta;3347;-8197;43;2hlpv|Peachtree Corners;3397;-8422;41;2icei
Hawaii/HI|Honolulu;2131;-15786;372;3hio3|East Honolulu;2129;-15772;50;4csh9|Pearl City;2140;-15798;48;3hfn7|Hilo;1973;-15509;43;3hign
Idaho/ID|Boise;4361;-11620;146;3bqit|Meridian;4361;-11639;91;3c1il|Nampa;4354;-11656;90;3c2h9|Idaho Falls;4347;-11203;59;3by9n|Pocatello;4287;-11245;54;3c43x|Caldwell;4366;-11669;52;3brhu|Coeur d'Alene;4768;-11678;49;3bsmt|Twin Falls;4256;-11446;47;3c9bu
Illinois/IL|Chicago;4185;-8765;2721;2wr52|Aurora;4176;-8832;201;2wodl|Rockford;4227;-8909;148;2x707|Joliet;4153;-8808;148;2wzbz|Naperville;4179;-8815;147;2x3e7|Springfield;3980;-8964;117;2j3qm|Peoria;4069;-8959;115;2x593|North Peoria;4072;-8958;113;2x3xk|Elgin;4204;-8828;112;2wttc|Waukegan;4236;-8784;88;2xd06|West Town;4189;-8767;86;2xdau|Champaign;4012;-8824;86;2wqye|Near North Side;4190;-8763;86;2x3gg|Cicero;4185;-8775;84;2wrm7|Belmont Cragin;4193;-8777;79;2wouy|Bloomington;4048;-8899;78;2wpf0|Arlington Heights;4209;-8798;76;2wo6b|Evanston;4204;-8769;76;2wu7q|Schaumburg;4203;-8808;75;2x94p|Bolingbrook;4170;-8807;74;2wpht|South Lawndale;4184;-8771;74;2xa33|Logan Square;4192;-8770;74;2x152|Decatur;3984;-8895;73;2it7j|West Ridge;4200;-8769;72;2xd9r|Palatine;4211;-8803;69;2x4vv|Lincoln Park;4192;-8765;67;2x0sn|Portage Park;4196;-8777;65;2x5vo|Skokie;4203;-8773;65;2x9tc|Des Plaines;4203;-8788;59;2wsz0|Orland Park;4163;-8785;59;2x4o9|Tinley Park;4157;-8778;57;2xbgb|Oak Lawn;4171;-8776;57;2x48d|Irving Park;4195;-8774;57;2wyyv|Berwyn;4185;-8779;56;2woz9|Chicago Lawn;4178;-8770;56;2wr6v|Uptown;4197;-8765;55;2xc3h|Edgewater;4198;-8766;55;2wtot|Mount Prospect;4207;-8794;55;2x374|Rogers Park;4201;-8767;54;2x729|Normal;4051;-8899;54;2x3s4|Wheaton;4187;-8811;54;2xdfk|Oak Park;4189;-8778;52;2x48t|Hoffman Estates;4204;-8808;52;2wxu3|Albany Park;4197;-8772;52;2wnr8|South Shore;4176;-8758;51;2xa4t|Downers Grove;4181;-8801;50;2wt8n|Glenview;4207;-8779;47;2ww5a|Elmhurst;4190;-8794;46;2wtxe|Auburn Gresham;4174;-8765;46;50tbo|Brighton Park;4182;-8770;44;2wpr1|Lombard;4188;-8801;44;2x15h|DeKalb;4193;-8875;43;2wssx|Ashburn;4175;-8771;43;2wo9r|Moline;4151;-9052;43;2x2rw|Plainfield;4163;-8820;43;2x5l9|Urbana;4011;-8821;42;2xc3u|Belleville;3852;-8998;42;2iqtx|Bartlett;4200;-8819;42;2woml|Buffalo Grove;4215;-8796;41;2wq0z|Gage Park;4180;-8770;41;2wvqt|New City;4181;-8766;41;2x3je|Quincy;3994;-9141;41;2j1jr|Lincoln Square;4198;-8769;41;2x0u6|Streamwood;4203;-8818;41;2xann|Crystal Lake;4224;-8832;40;2wsjx|Carol Stream;4191;-8813;40;2wqkm
Indiana/IN|Indianapolis;3977;-8616;830;2jal6|Fort Wayne;4113;-8513;260;2xgmf|Evansville;3797;-8756;120;2j8wb|South Bend;4168;-8625;102;2xlcz|Carmel;3998;-8612;89;2j7je|Bloomington;3917;-8653;84;2j6xj|Hammond;4158;-8750;78;2xh58|Gary;4159;-8735;77;2xgrj|Fishers;3996;-8601;77;2j93q|Lafayette;4042;-8688;71;2xi72|Muncie;4019;-8539;70;2xjdy|Terre Haute;3947;-8741;61;2jfgp|Noblesville;4005;-8601;59;2xjja|Kokomo;4049;-8613;58;2xi50|Greenwood;3961;-8611;56;2j9qh|Anderson;4011;-8568;55;2xefs|Elkhart;4168;-8598;52;2xgab|Mishawaka;4166;-8616;48;2xj4m|Lawrence;3984;-8603;48;2jb76|Jeffersonville;3828;-8574;47;2jas7|Columbus;3920;-8592;47;2j7za|West Lafayette;4043;-8691;46;2xmjk
Iowa/IA|Des Moines;4160;-9361;210;2w18k|Cedar Rapids;4201;-9164;130;2vyv3|Davenport;4152;-9058;103;2w0xb|Sioux City;4250;-9640;83;2wiqz|Iowa City;4166;-9153;74;2w7ki|Waterloo;4249;-9234;68;2wm49|Ames;4203;-9362;65;2vvua|West Des Moines;4158;-9371;64;2wmgy|Council Bluffs;4126;-9586;63;2w0gw|Dubuque;4250;-9066;59;2w1s1|Ankeny;4173;-9361;57;2vvxs|Urbandale;4163;-9371;44;2wlci|Cedar Falls;4253;-9245;41;2vytn
Kansas/KS|Wichita;3769;-9734;390;2jrsy|Overland Park;3898;-9467;187;2jo21|Kansas City;3911;-9463;151;2jlpp|Olathe;3888;-9482;134;2jnuu|Topeka;3905;-9568;127;2jqvv|Lawrence;3897;-9524;94;2jm1x|Shawnee;3904;-9472;65;2jpvz|Manhattan;3918;-9657;56;2jmlu|Lenexa;3895;-9473;52;2jm44|Salina;3884;-9761;48;2jpm2|Hutchinson;3806;-9793;42;2jlar
Kentucky/KY|Lexington-Fayette;3805;-8446;314;2k4cv|Ironville;3846;-8269;289;2k2ro|Meads;3841;-8271;289;2k6a0|Louisville;3825;-8576;244;2k5cc|Lexington;3799;-8448;225;2k4cf|Bowling Green;3699;-8644;64;2juj8|Owensboro;3777;-8711;59;2k8jw|Covington;3908;-8451;41;2jx9l
Louisiana/LA|New Orleans;2995;-9008;390;2kwxx|Baton Rouge;3044;-9119;229;2khxg|Shreveport;3253;-9375;197;2l1xl|Metairie Terrace;2998;-9016;142;2kvie|Metairie;2998;-9015;138;2kvi1|Lafayette;3022;-9202;128;2kt5t|Lake Charles;3021;-9320;76;2kt8c|Bossier City;3252;-9373;68;2kjif|Kenner;2999;-9024;67;2ksux|Monroe;3251;-9212;50;2kvvp|Alexandria;3131;-9245;48;2kh4m
Maine/ME|Portland;4366;-7026;67;2yncq
Maryland/MD|Baltimore;3929;-7661;622;2l6rm|Columbia;3924;-7684;100;2la2d|Germantown;3917;-7727;86;2ld5e|Silver Spring;3899;-7703;71;2lnlo|Frederick;3941;-7741;69;2lcsh|Waldorf;3862;-7694;68;2lpx3|Glen Burnie;3916;-7662;68;2ld98|Gaithersburg;3914;-7720;67;2lczn|Rockville;3908;-7715;67;2llqf|Ellicott City;3927;-7680;66;2lbrt|Dundalk;3925;-7652;64;2lbdx|Bethesda;3898;-7710;61;2l7ef|Bowie;3894;-7673;58;2l7tz|Towson;3940;-7660;55;2lp4u|South Bel Air;3953;-7634;49;2lnuw|Aspen Hill;3908;-7707;49;2l6ld|Wheaton;3904;-7706;48;2lqhx|Bel Air South;3951;-7632;48;4bkaw|Potomac;3902;-7721;45;2lktt|Severn;3914;-7670;44;2lnae|North Bethesda;3904;-7712;44;2lj5v|Catonsville;3927;-7673;42;2l8yz|Hagerstown;3964;-7772;40;2ldzp
Massachusetts/MA|Boston;4236;-7106;667;2xor0|South Boston;4233;-7105;571;2y4g9|Worcester;4226;-7180;185;2y87s|Springfield;4210;-7259;154;2y4to|Lowell;4263;-7132;111;2xxqy|Cambridge;4238;-7111;110;2xpj8|Brockton;4208;-7102;95;2xp45|New Bedford;4164;-7093;95;2xzoh|Quincy;4225;-7100;94;2y23b|Lynn;4247;-7095;92;2xxw7|Newton;4234;-7121;89;2xzsz|Fall River;4170;-7116;89;2xsrj|Somerville;4239;-7110;80;2y4ex|Lawrence;4271;-7116;80;2xx20|Framingham;4228;-7142;68;2xtla|Framingham Center;4230;-7144;65;2xtlc|Waltham;4238;-7124;63;2y6to|Haverhill;4278;-7108;63;2xv0t|Malden;4243;-7107;61;2xxzv|Brookline;4233;-7112;59;2xp5m|Medford;4242;-7111;57;2xyj1|Taunton;4190;-7109;57;2y5h1|Chicopee;4215;-7261;57;2xqbu|North Chicopee;4218;-7260;55;2y01g|Weymouth;4222;-7094;54;2y7k8|Revere;4241;-7101;53;2vkme|Peabody;4253;-7093;53;2y10v|South Peabody;4251;-7095;50;2y4kx|Barnstable;4170;-7030;48;2xnu3|Methuen;4273;-7119;47;2xyok|Everett;4241;-7105;46;2xsnc|Attleboro;4194;-7129;44;2xnjr|Pittsfield;4245;-7325;43;2y1hf|Salem;4252;-7090;43;2y3ht|Arlington;4242;-7116;43;2xndo|Westfield;4213;-7275;42;2y7g6|Leominster;4253;-7176;42;2xx69|Beverly;4256;-7088;41;2xoeh|Holyoke;4220;-7262;41;2xvk7|Fitchburg;4258;-7180;41;2xt9o|Beverly Cove;4255;-7085;40;2xoen
Michigan/MI|Detroit;4233;-8305;677;2yyvd|Grand Rapids;4296;-8567;195;2z1o6|Warren;4249;-8301;134;2zgv7|Sterling Heights;4258;-8303;132;2zemk|Ann Arbor;4228;-8374;117;2ytvb|Lansing;4273;-8456;115;2z54e|Clinton Township;4259;-8292;100;2yxn1|Flint;4301;-8369;98;2z0ly|Dearborn;4232;-8318;95;2yypa|Livonia;4237;-8335;95;2z5wd|Canton;4231;-8348;87;2ywra|Troy;4261;-8315;83;2zfrz|Westland;4232;-8340;82;2zhcp|Farmington Hills;4249;-8338;81;2z097|Kalamazoo;4229;-8559;76;2z4bf|Waterford;4269;-8341;76;2zgxe|Wyoming;4291;-8571;75;2zi2q|Shelby;4267;-8303;74;2zdf6|Rochester Hills;4266;-8315;73;2zbqi|Southfield;4247;-8322;73;2ze8c|West Bloomfield Township;4257;-8338;65;4blk5|Taylor;4224;-8327;62;2zf7o|Pontiac;4264;-8329;60;2zas6|Saint Clair Shores;4250;-8289;60;2zehu|Royal Oak;4249;-8314;59;2zc1o|Novi;4248;-8348;59;2z95q|Dearborn Heights;4234;-8327;56;2yypc|Battle Creek;4232;-8518;52;2yukh|Kentwood;4287;-8564;51;2z4hu|Redford;4238;-8330;50;2zbd1|Saginaw;4342;-8395;49;2zc6t|East Lansing;4274;-8448;48;2yzko|Portage;4220;-8558;48;2zaui|Roseville;4250;-8294;48;2zbxj|Midland;4362;-8425;42;2z7ih
Minnesota/MN|Minneapolis;4498;-9326;411;2zz2p|Saint Paul;4494;-9309;285;3050w|Rochester;4402;-9247;112;303kh|Bloomington;4484;-9330;86;2zkhf|Duluth;4678;-9211;86;2zp3j|Brooklyn Park;4509;-9336;79;2zkxz|Plymouth;4501;-9346;76;302di|Maple Grove;4507;-9346;68;2zy6l|Woodbury;4492;-9296;68;30b72|Eagan;4480;-9317;66;2zp6h|Saint Cloud;4556;-9416;66;304af|Eden Prairie;4485;-9347;63;2zphf|West Coon Rapids;4516;-9335;63;30afd|Coon Rapids;4512;-9329;62;2zn0p|Blaine;4516;-9323;62;2zkez|Burnsville;4477;-9328;61;2zl9z|Lakeville;4465;-9324;61;2zwaz|Minnetonka;4491;-9350;52;2zz6g|Apple Valley;4473;-9322;51;2zir2|Edina;4489;-9335;50;2zpio|Minnetonka Mills;4494;-9344;50;2zz6m|Saint Louis Park;4495;-9335;45;304rh|Moorhead;4687;-9677;42;2zzfg|Mankato;4416;-9401;41;2zy4k|Maplewood;4495;-9300;41;2zy98
Mississippi/MS|Jackson;3230;-9018;171;2mzaq|Gulfport;3037;-8909;72;2mx6j|West Gulfport;3040;-8909;71;2ne67|Southaven;3499;-9001;53;2nb2r|Hattiesburg;3133;-8929;47;2mxnz|Biloxi;3040;-8889;46;2mpbi
Missouri/MO|Kansas City;3910;-9458;475;2m5tt|St. Louis;3863;-9020;316;2mgii|Springfield;3722;-9330;167;2mip4|Columbia;3895;-9233;119;2lx5q|Independence;3909;-9442;117;2m4qs|East Independence;3910;-9436;111;2lzi2|Lee's Summit;3891;-9438;95;2m73q|O'Fallon;3881;-9070;85;2mc0q|Saint Joseph;3977;-9485;77;2mggy|Saint Charles;3878;-9048;66;2mgbz|Blue Springs;3902;-9428;54;2ltts|Saint Peters;3880;-9063;53;2mgn9|Florissant;3879;-9032;52;2m0vm|Joplin;3708;-9451;52;2m5hc|Chesterfield;3866;-9058;48;2lwgg|Jefferson City;3858;-9217;43;2m56s
Montana/MT|Billings;4578;-10850;110;3cw4e|Missoula;4687;-11399;71;3dgen|Great Falls;4750;-11130;60;3d7m0|Bozeman;4568;-11104;43;3cx6n
Nebraska/NE|Omaha;4126;-9594;444;30rhk|Lincoln;4080;-9667;277;30pl2|Bellevue;4114;-9589;56;30j99|Grand Island;4093;-9834;51;30nht
Nevada/NV|Las Vegas;3617;-11514;624;3a170|Henderson;3604;-11498;286;3a003|Reno;3953;-11981;241;3a4dh|North Las Vegas;3620;-11512;235;3a32z|Paradise;3610;-11515;223;3a3i8|Sunrise Manor;3621;-11507;189;3a64f|Spring Valley;3611;-11524;178;3a5sd|Enterprise;3603;-11524;108;39yqe|Sparks;3953;-11975;96;3a5r2|Carson City;3916;-11977;55;39wv4
New Hampshire/NH|Manchester;4300;-7145;110;312u2|Nashua;4277;-7147;88;313i6|Concord;4321;-7154;43;30zic|East Concord;4324;-7154;43;31054
New Jersey/NJ|Newark;4074;-7417;282;31ckm|Jersey City;4073;-7408;264;31b24|Paterson;4092;-7417;148;31d36|Elizabeth;4066;-7421;129;319by|Edison;4052;-7441;103;319a1|Toms River;3995;-7420;89;2ojoc|Clifton;4086;-7416;86;318mz|Trenton;4022;-7474;84;31ffc|Camden;3993;-7512;76;2oh0a|Passaic;4086;-7413;71;31d2j|Cherry Hill;3993;-7503;70;2oh5a|Union City;4078;-7402;69;31fj6|Bayonne;4067;-7411;66;317o5|East Orange;4077;-7420;65;3197l|North Bergen;4080;-7401;63;31cmv|Irvington;4073;-7423;61;31az0|Vineland;3949;-7503;61;2ojsd|South Vineland;3945;-7503;58;2ojhd|Wayne;4093;-7428;58;31fxs|New Brunswick;4049;-7445;57;31cid|Union;4070;-7426;57;31fig|Piscataway;4050;-7440;56;31da1|Jackson;3978;-7486;55;2oi3m|Lakewood;4010;-7422;54;31beg|Hoboken;4074;-7403;54;31ail|West New York;4079;-7401;53;31g1g|Perth Amboy;4051;-7427;53;31d6a|Plainfield;4063;-7441;51;31da8|Parsippany;4086;-7443;51;31d23|Bloomfield;4081;-7419;49;317xf|East Brunswick;4043;-7442;48;3196i|West Orange;4080;-7424;48;31g1m|Sayreville;4046;-7436;45;31el0|Hackensack;4089;-7404;45;31a6q|Bridgewater;4060;-7465;44;4xvzs|Sicklerville;3972;-7497;43;2ojee|Sayreville Junction;4047;-7433;43;31el1|Kearny;4077;-7415;42;31b5r|Linden;4062;-7424;42;31bkq|Mount Laurel;3993;-7489;42;2oin4|Marlboro;4032;-7425;40;31bva|Teaneck;4090;-7402;40;31f8u
New Mexico/NM|Albuquerque;3508;-10665;559;38wvr|Las Cruces;3231;-10678;102;39ct4|Enchanted Hills;3534;-10659;88;4o0so|Rio Rancho;3523;-10666;88;39mf7|Santa Fe;3569;-10594;84;39obb|Roswell;3339;-10452;49;39mwp|Farmington;3673;-10822;43;396m8|South Valley;3501;-10668;41;39q02
New York/NY|New York;4071;-7401;8175;31x8l|Brooklyn;4065;-7395;2301;31j4u|Queens;4068;-7384;2273;320ux|Manhattan;4078;-7397;1488;31v2j|The Bronx;4085;-7387;1385;31j3u|Staten Island;4056;-7414;469;325ps|Buffalo;4289;-7888;258;31jdx|Jamaica;4069;-7381;217;31sk8|Rochester;4315;-7762;210;321hi|Yonkers;4093;-7390;201;32a2n|East Flatbush;4065;-7393;178;31ner|East New York;4067;-7388;173;31nip|Washington Heights;4085;-7394;153;328ln|Astoria;4077;-7393;150;31gy0|Borough Park;4063;-7400;149;31iqm|Syracuse;4305;-7615;144;326d1|Sunset Park;4065;-7401;126;50tmu|Sheepshead Bay;4059;-7394;123;324e1|Amherst;4298;-7880;122;31gop|Harlem;4081;-7395;116;31qn6|East Harlem;4079;-7394;116;3rq4s|Elmhurst;4074;-7388;113;31nwv|Bushwick;4069;-7392;113;31jly|Gravesend;4060;-7397;112;31pz3|Corona;4075;-7386;110;31ltf|Richmond Hill;4070;-7383;99;321a9|Albany;4265;-7376;98;31ggi|Fordham;4086;-7390;95;31oq5|West Albany;4268;-7378;94;328uc|Flatbush;4065;-7396;93;31ole|Chinatown;4072;-7400;90;31kv0|Canarsie;4064;-7390;87;31jzo|Greenburgh;4103;-7384;87;31q43|New Rochelle;4091;-7378;80;31x7p|Cheektowaga;4290;-7875;75;31kqf|Kings Bridge;4088;-7391;75;31t9v|Brownsville;4066;-7392;74;31j8u|Ridgewood;4070;-7391;69;321b6|Mount Vernon;4091;-7384;69;31wnv|Forest Hills;4072;-7385;68;31oqv|Jackson Heights;4076;-7389;67;31sj1|Bayside;4077;-7378;66;31hi9|Parkchester;4084;-7386;66;31yrw|Schenectady;4281;-7394;65;323ba|Park Slope;4067;-7399;65;31yrl|Flatlands;4062;-7393;64;31olo|East Village;4073;-7399;63;31nlp|Utica;4310;-7523;61;327mw|Financial District;4071;-7401;61;50tmh|Brentwood;4078;-7325;61;31iyl|Bensonhurst;4060;-7399;60;31hzj|Coney Island;4058;-7399;60;31ll5|White Plains;4103;-7376;58;329e8|Morningside Heights;4081;-7396;56;3rq4m|Hempstead;4071;-7362;56;31qzi|Cypress Hills;4068;-7389;55;31mb6|Ozone Park;4068;-7384;54;31yla|Briarwood;4071;-7382;54;3ybhc|Wakefield;4090;-7385;52;328eo|Queens Village;4073;-7374;52;320uv|Levittown;4073;-7351;52;31tx0|Irondequoit;4321;-7758;52;31sez|Mott Haven;4081;-7392;51;31wja|Troy;4273;-7369;50;3277i|Sunnyside;4074;-7394;50;3267x|Niagara Falls;4309;-7906;49;31xcj|Maspeth;4072;-7391;48;31vdw|Binghamton;4210;-7592;46;31i9l|Hell's Kitchen;4076;-7399;46;31qyi|West Seneca;4285;-7880;45;3294o|Rego Park;4073;-7385;44;32154|Freeport;4066;-7358;43;31p19|West Babylon;4072;-7335;43;328um|Woodside;4075;-7391;42;329yj|Hicksville;4077;-7353;42;31r4g|Morris Heights;4085;-7392;41;31wfk
North Carolina/NC|Charlotte;3523;-8084;827;2nljn|Raleigh;3577;-7864;451;2o682|West Raleigh;3579;-7866;339;2oewv|Greensboro;3607;-7979;285;2nsey|Durham;3599;-7890;258;2noq8|Winston-Salem;3610;-8024;241;2ofx8|Fayetteville;3505;-7888;202;2nq0h|Cary;3579;-7878;160;2nky3|Wilmington;3423;-7794;116;2ofqr|High Point;3596;-8001;110;2ntv5|Greenville;3561;-7737;91;2nsfc|Asheville;3560;-8255;89;2ng0a|Concord;3541;-8058;88;2nmkm|Gastonia;3526;-8119;75;2nrbo|Jacksonville;3475;-7743;67;2nvgb|Chapel Hill;3591;-7906;60;2nlhe|Rocky Mount;3594;-7779;56;2o7ju|Huntersville;3541;-8084;53;2nuwi|Burlington;3610;-7944;52;2njzo|Wilson;3572;-7792;50;2ofr1|Kannapolis;3549;-8062;46;2nw6w|Apex;3573;-7885;46;2nft4|Hickory;3573;-8134;40;2ntoa
North Dakota/ND|Fargo;4688;-9679;119;30fob|Bismarck;4681;-10078;71;3dwwp|Grand Forks;4793;-9703;57;30fvp|Minot;4823;-10130;49;3dyuc
Ohio/OH|Columbus;3996;-8300;850;2onax|Cleveland;4150;-8170;388;32e69|Cincinnati;3913;-8451;297;2omya|Toledo;4166;-8356;280;32wb7|Akron;4108;-8152;198;32a9w|Dayton;3976;-8419;141;2onuk|Parma;4140;-8172;80;32q8x|Canton;4080;-8138;72;32d5y|Youngstown;4110;-8065;65;32z1c|Lorain;4145;-8218;64;32mge|Hamilton;3940;-8456;62;2oqp3|Springfield;3992;-8381;60;2ozs9|Kettering;3969;-8417;56;2osg3|Elyria;4137;-8211;54;32g8n|Lakewood;4148;-8180;51;32lq3|Cuyahoga Falls;4113;-8148;49;32f0d|Middletown;3952;-8440;49;2oubc|Newark;4006;-8240;48;32oxe|Euclid;4159;-8153;48;32gek|Mentor;4167;-8134;47;32nit|Mansfield;4076;-8252;47;32mt7|Beavercreek;3971;-8406;46;2okuw|Dublin;4010;-8311;45;32fkd|Cleveland Heights;4152;-8156;45;2vlew|Strongsville;4131;-8184;45;32vp1|Fairfield;3935;-8456;43;2ooxf|Findlay;4104;-8365;41;32gsk|Warren;4124;-8082;40;32xq1
Oklahoma/OK|Oklahoma City;3547;-9752;631;2pefx|Tulsa;3615;-9599;404;2plg9|Norman;3522;-9744;120;2pdzm|Broken Arrow;3605;-9579;107;2p4gd|Lawton;3461;-9839;97;2pbnl|Edmond;3565;-9748;90;2p7ss|Moore;3534;-9749;60;2pddr|Midwest City;3545;-9740;57;2pd7x|Enid;3640;-9788;52;2p7yx|Stillwater;3612;-9706;49;2pkif
Oregon/OR|Portland;4552;-12268;632;3f629|Salem;4494;-12304;165;3f8uq|Eugene;4405;-12309;163;3eq3a|Gresham;4550;-12243;111;3eswd|Hillsboro;4552;-12299;102;3eucr|Beaverton;4549;-12280;97;3eggw|Bend;4406;-12132;87;3egmr|Medford;4233;-12288;80;3f137|Springfield;4405;-12302;61;3fbth|Corvallis;4456;-12326;56;3em53|Albany;4464;-12311;52;3eeg4|Tigard;4543;-12277;51;3fdxy|Aloha;4549;-12287;49;3eepn
Pennsylvania/PA|Philadelphia;3995;-7516;1567;2pqsd|Pittsburgh;4044;-8000;304;33l9n|Allentown;4061;-7549;120;32zgv|Erie;4213;-8009;99;337qj|Reading;4034;-7593;88;33mb4|Scranton;4141;-7566;77;33p2f|Bethlehem;4063;-7537;75;33135|Lancaster;4004;-7631;59;33e3b|Center City;3995;-7516;57;5xfqe|Levittown;4016;-7483;53;33en8|Wharton;3993;-7516;50;2ps7l|Whitman;3992;-7516;50;2ps8t|Harrisburg;4027;-7688;49;33aqe|Altoona;4052;-7839;45;32zir|Penn Hills;4050;-7984;45;33kht|York;3996;-7673;44;2psdj|State College;4079;-7786;42;33qwh|Wilkes-Barre;4125;-7588;41;33vds
Rhode Island/RI|Providence;4182;-7141;179;33yzb|Warwick;4170;-7142;82;3400z|Cranston;4178;-7144;81;33x23|Pawtucket;4188;-7138;72;33yrh|East Providence;4181;-7137;47;33x9n|Woonsocket;4200;-7151;41;3409d
South Carolina/SC|Columbia;3400;-8103;134;2q2d4|Charleston;3278;-7993;133;2q1kk|North Charleston;3285;-7997;108;2qd6z|Mount Pleasant;3279;-7986;81;2qc91|Rock Hill;3492;-8103;72;2qg3a|Greenville;3485;-8239;65;2q6db|Summerville;3302;-8018;49;2qjrz|Sumter;3392;-8034;41;2qjss|Goose Creek;3298;-8003;41;2q60y|Hilton Head Island;3219;-8074;41;2q7d4
South Dakota/SD|Sioux Falls;4355;-9670;172;344x7|Rapid City;4408;-10323;74;3fmsp
Tennessee/TN|Memphis;3515;-9005;656;2rh7b|New South Memphis;3509;-9006;642;2rkfh|Nashville;3617;-8678;531;2rjs9|Knoxville;3596;-8392;185;2rcci|Chattanooga;3505;-8531;177;2qvb2|East Chattanooga;3507;-8525;154;2r0rv|Clarksville;3653;-8736;149;2qw30|Murfreesboro;3585;-8639;126;2rjko|Franklin;3593;-8687;73;2r3k8|Jackson;3561;-8881;67;2raj7|Johnson City;3631;-8235;66;2rb63|Bartlett;3520;-8987;59;2qolz|Hendersonville;3630;-8662;56;2r7jz|Kingsport;3655;-8256;53;2rc4m|Collierville;3504;-8966;49;2qwrg|Smyrna;3598;-8652;47;2rula|Cleveland;3516;-8488;44;2qw94|Brentwood;3603;-8678;42;2qrvc
Texas/TX|Houston;2976;-9536;2296;2sptm|San Antonio;2942;-9849;1470;2tari|Dallas;3278;-9681;1300;2sevs|Austin;3027;-9774;932;2s4o6|Fort Worth;3273;-9732;833;2skbe|El Paso;3176;-10649;681;3ac0x|Arlington;3274;-9711;388;2s4co|Corpus Christi;2780;-9740;324;2sdqw|Plano;3302;-9670;284;2t5k1|Laredo;2751;-9951;255;2suo5|Lubbock;3358;-10186;249;3afk9|Garland;3291;-9664;237;2sl57|Irving;3281;-9695;237;2sqo8|Amarillo;3522;-10183;199;3a8cp|Grand Prairie;3275;-9700;188;2smaa|Brownsville;2590;-9750;184;2s8lg|McKinney;3320;-9662;163;2syea|Frisco;3315;-9682;154;2sksv|Pasadena;2969;-9521;154;2t49i|Mesquite;3277;-9660;145;2sywa|Killeen;3112;-9773;141;2st13|McAllen;2620;-9823;140;2sy3o|Carrollton;3295;-9689;133;2sahn|Midland;3200;-10208;133;3ag5d|Waco;3155;-9715;132;2tl1i|Denton;3321;-9713;131;2sfo3|Abilene;3245;-9973;122;2s343|Odessa;3185;-10237;119;3ah36|Beaumont;3009;-9410;118;2s5p9|Round Rock;3051;-9768;116;2t95t|Richardson;3295;-9673;111;2t801|Pearland;2956;-9529;109;2t4i9|College Station;3063;-9633;108;2sd0g|Wichita Falls;3391;-9849;105;2tmrc|Lewisville;3305;-9699;104;2sv7t|Tyler;3235;-9530;104;2tk12|San Angelo;3146;-10044;100;3aizq|Alief;2971;-9560;99;2s3l5|League City;2951;-9509;98;2suxo|Allen;3310;-9667;98;2s3mk|The Woodlands;3016;-9549;94;2tios|Sugar Land;2962;-9563;88;2thex|Edinburg;2630;-9816;84;2shhv|Mission;2622;-9833;83;2szl9|Longview;3250;-9474;82;2swkm|Bryan;3067;-9637;82;2s8sw|Pharr;2619;-9818;77;2t4zl|Baytown;2974;-9498;76;2s5i3|Missouri City;2962;-9554;74;2sznd|Temple;3110;-9734;72;2tiam|Flower Mound;3301;-9710;71;2sk1t|New Braunfels;2970;-9812;71;2t1g3|North Richland Hills;3283;-9723;69;2t2cc|Conroe;3031;-9546;69;2sdf3|Victoria;2881;-9700;68;2tkr9|Cedar Park;3051;-9782;66;2sb0b|Atascocita;3000;-9518;66;2s4kk|Harlingen;2619;-9770;66;2snmx|Mansfield;3256;-9714;64;2sxhx|Georgetown;3063;-9768;64;2slem|San Marcos;2988;-9794;61;2tazf|Rowlett;3290;-9656;60;2t97m|Pflugerville;3044;-9762;57;2t4zb|Port Arthur;2989;-9394;55;2t607|Spring;3008;-9542;54;2tghk|Euless;3284;-9708;54;2siha|DeSoto;3259;-9686;52;2sfdg|Grapevine;3293;-9708;51;2smco|Galveston;2930;-9480;50;2sl1v|Bedford;3284;-9714;49;2s5s6|Cedar Hill;3259;-9696;49;2sayj|Texas City;2938;-9490;48;2tifa|Wylie;3302;-9654;47;2tnxn|Cypress;2997;-9570;46;2ser8|Keller;3293;-9725;46;2ssq4|Haltom City;3280;-9727;44;2sne0|Burleson;3254;-9732;44;2s97z|Rockwall;3293;-9646;43;2t8lq|The Colony;3309;-9689;42;2timc|Coppell;3295;-9702;41;2sdld|Huntsville;3072;-9555;41;2sq6s|Sherman;3364;-9661;41;2tceg
Utah/UT|Salt Lake City;4076;-11189;193;3fwn5|West Valley City;4069;-11200;136;3fzfj|Provo;4023;-11166;115;3fvwa|West Jordan;4061;-11194;112;3fzdx|Orem;4030;-11169;94;3fvd2|Sandy Hills;4058;-11185;90;3fwpa|Sandy;4059;-11188;87;3fwp1|Ogden;4122;-11197;85;3fv9i|Layton;4106;-11197;74;3ftn7|Saint George;3710;-11358;73;3avho|South Jordan;4056;-11193;67;3fx8q|Millcreek;4069;-11188;62;3fuls|Taylorsville;4067;-11194;61;3fxsc|Lehi;4039;-11185;58;3ftqg|Logan;4174;-11183;50;3ftzc|Murray;4067;-11189;49;3fuwz|Draper;4052;-11186;47;3fr8x|Bountiful;4089;-11188;44;3fpki|Riverton;4052;-11194;42;3fwb1
Vermont/VT|Burlington;4448;-7321;42;346v8
Virginia/VA|Virginia Beach;3685;-7598;453;2uoyj|Norfolk;3685;-7629;246;2udcu|Chesapeake;3682;-7627;235;2tut6|Richmond;3755;-7746;220;2uhl8|Arlington;3888;-7710;208;2tp1h|Newport News;3708;-7647;182;2ud7c|Alexandria;3880;-7705;154;2tokb|East Hampton;3704;-7633;148;2tyhn|Hampton;3703;-7635;136;2u32m|Roanoke;3727;-7994;100;2uhxz|Portsmouth Heights;3682;-7637;99;2uga3|Portsmouth;3684;-7630;96;2ug9r|Suffolk;3673;-7658;88;2umke|South Suffolk;3672;-7659;81;2ulga|Lynchburg;3741;-7914;80;2u9dv|Centreville;3884;-7743;71;2tujj|Dale City;3864;-7731;66;2tx3q|West Lynchburg;3740;-7918;66;2uq77|Reston;3897;-7734;58;2uhga|Harrisonburg;3845;-7887;53;2u3bz|Leesburg;3912;-7756;51;2u7vp|McLean;3893;-7718;48;2uade|Charlottesville;3803;-7848;47;2tuov|Tuckahoe;3759;-7756;45;2uo5b|Blacksburg;3723;-8041;44;2trgl|Ashburn;3904;-7749;44;2tp5y|Danville;3659;-7940;42;2tx74|Manassas;3875;-7748;42;2u9mx|Lake Ridge;3869;-7730;41;2u7a7|Burke;3879;-7727;41;2tt32|Annandale;3883;-7720;41;2tous
Washington/WA|Seattle;4761;-12233;684;3giwk|Spokane;4766;-11743;213;3gkc0|Tacoma;4725;-12244;208;3glao|Vancouver;4564;-12266;173;3gml4|Bellevue;4761;-12220;140;3g16q|Kent;4738;-12223;127;3gb0p|Everett;4798;-12220;108;3g6ml|Renton;4748;-12222;100;3ghml|Federal Way;4732;-12231;95;3g6v9|Spokane Valley;4767;-11724;95;3gkcx|Yakima;4660;-12051;94;3go4d|Kirkland;4768;-12221;87;3gb6p|Bellingham;4876;-12249;85;3g177|Kennewick;4621;-11914;79;3gb0a|Auburn;4731;-12223;77;3g0h9|Pasco;4624;-11910;69;3gg62|Marysville;4805;-12218;67;3gdai|Redmond;4767;-12212;61;3ghjj|Lakewood;4717;-12252;60;3gbms|Shoreline;4776;-12234;55;3gj99|Richland;4629;-11928;54;3ghp0|South Hill;4714;-12227;52;3gk5c|Sammamish;4764;-12208;52;3gika|Burien;4747;-12235;50;3g2g4|Olympia;4704;-12290;50;3gfp3|Lacey;4703;-12282;46;3gbe8|City of Sammamish;4760;-12204;46;49rrx|Bothell;4776;-12221;43;3g1x1|Edmonds;4781;-12238;41;3g68j
West Virginia/WV|Charleston;3835;-8163;50;2ux4z|Huntington;3842;-8245;49;2v329
Wisconsin/WI|Milwaukee;4304;-8791;600;34szp|Madison;4307;-8940;249;34rrl|Green Bay;4452;-8802;105;34mr6|Kenosha;4258;-8782;100;34peh|Racine;4273;-8778;78;34x09|Appleton;4426;-8842;74;34ecw|Waukesha;4301;-8823;72;354kk|Eau Claire;4481;-9150;68;34k18|Oshkosh;4402;-8854;67;34v5a|Janesville;4268;-8902;64;34owq|West Allis;4302;-8801;61;354us|La Crosse;4380;-9124;52;34pu5|North La Crosse;4385;-9125;50;34uee|Sheboygan;4375;-8771;49;350l9|Wauwatosa;4305;-8801;48;354nj|Fond du Lac;4378;-8844;43;34lig
Wyoming/WY|Cheyenne;4114;-10482;63;3grku|Casper;4287;-10631;60;3gra9
=UY;Uruguay
Montevideo Department|Montevideo;-3490;-5619;1271;21rjb
=UZ;Uzbekistan
Andijan Region|Andijon;4078;7234;318;wgnw
Namangan|Namangan;4100;7167;432;wfk5
Samarqand Region|Samarkand;3965;6696;319;q2h5
Tashkent|Tashkent;4126;6922;1978;wf3t
=VA;Vatican City
=VC;St Vincent & the Grenadines
=VE;Venezuela
Anzoátegui|Barcelona;1014;-6469;425;2678v|Puerto La Cruz;1021;-6463;370;25so8
Aragua|Maracay;1024;-6759;1754;25v8m|Turmero;1023;-6747;345;25pph
Barinas|Barinas;862;-7021;353;2678i|Alto Barinas;859;-7023;284;22ra7
Bolívar|Ciudad Guayana;835;-6264;747;264wo|Ciudad Bolívar;813;-6354;338;264ws
Carabobo|Valencia;1016;-6801;1385;25php
Distrito Federal|Caracas;1049;-6688;3000;265ua
Lara|Barquisimeto;1006;-6936;809;2677u
Miranda|Petare;1048;-6681;365;25t5l|Santa Teresa del Tuy;1023;-6666;279;25qnb
Monagas|Maturín;975;-6318;411;28z5p
Mérida|Mérida;859;-7116;300;25upg
Sucre|Cumaná;1045;-6418;258;264bk
Zulia|Maracaibo;1067;-7161;2225;25v8x
=VG;British Virgin Islands
=VI;US Virgin Islands
=VN;Vietnam
Can Tho City|Cần Thơ;1004;10579;260;xzx7
Da Nang City|Da Nang;1607;10822;752;xy7s
Dong Nai|Biên Hòa;1094;10682;407;y18z
Hai Phong|Haiphong;2086;10668;603;xw4y
Hanoi|Hanoi;2102;10584;1431;xw0a
Ho Chi Minh City (HCMC)|Ho Chi Minh City;1082;10663;3467;xkeb
Khanh Hoa|Nha Trang;1225;10919;283;xp2v
Thừa Thiên Huế Province|Huế;1646;10760;287;xvbk
=VU;Vanuatu
=WF;Wallis & Futuna
=WS;Samoa
=XK;Kosovo
Ferizaj|Ferizaj;4237;2116;60;gtiv
Gjakova|Gjakovë;4238;2043;94;gyu6|Deçan;4254;2029;51;gysc
Gjilan|Gjilan;4246;2147;52;gy36|Vitina;4232;2136;47;gt84
Mitrovica|Mitrovicë;4288;2087;107;gwyx
Pec|Pejë;4266;2029;49;gvdh|Istok;4278;2049;40;gxkc
Pristina|Pristina;4267;2117;550;gv16|Glogovac;4263;2089;59;gy3x
Prizren|Prizren;4221;2074;171;gv14|Suva Reka;4236;2083;72;gtw6
=YE;Yemen
Aden|Aden;1278;4504;551;8wd1
Al Hudaydah|Al Ḩudaydah;1480;4295;618;1p9z
Amanat Alasimah|Sanaa;1535;4421;1937;1iw1
Muhafazat Hadramaout|Mukalla;1454;4912;258;1orm
Ta‘izz|Taiz;1358;4402;615;1i6p
=YT;Mayotte
=ZA;South Africa
Eastern Cape|Gqeberha;-3396;2561;968;ko5g|East London;-3302;2791;479;lkzs|Kariega;-3376;2540;229;kam5|Bhisho;-3285;2744;137;luiq|Queenstown;-3190;2688;105;kngc|Grahamstown;-3330;2653;92;lfzp|Mthatha;-3159;2878;79;k9ze|Graaff Reinet;-3225;2453;63;lg0v|Fort Beaufort;-3277;2663;58;linl|Aliwal North;-3069;2671;44;lxl9
Free State|Bloemfontein;-2912;2621;463;lu1x|Welkom;-2798;2674;432;k60d|Botshabelo;-2927;2673;310;lsgu|Virginia;-2810;2687;123;k8ay|Kroonstad;-2765;2723;104;l5ge|Kutloanong;-2783;2675;95;l4v7|Phuthaditjhaba;-2852;2882;84;kowp|Bethlehem;-2823;2831;84;lut4|Sasolburg;-2681;2782;77;kisv|Bothaville;-2739;2662;72;lshm|Parys;-2690;2746;71;kphy|Heilbron;-2728;2797;55;ldec|Viljoenskroon;-2721;2695;55;k8d4|Wesselsbron;-2785;2637;43;k5mw
Gauteng|Johannesburg;-2620;2804;2026;latk|Soweto;-2627;2786;1695;kfxx|Pretoria;-2574;2819;1619;knxl|Benoni;-2619;2832;605;lv42|Thembisa;-2600;2823;512;kcxk|Vereeniging;-2667;2793;475;k8ox|Boksburg;-2621;2826;445;ltbo|Krugersdorp;-2609;2778;379;l5fq|Diepsloot;-2593;2801;350;57us2|Randburg;-2609;2800;337;kn8p|Brakpan;-2624;2837;306;ls39|Vanderbijlpark;-2671;2784;247;k95m|Centurion;-2586;2819;233;np81|Roodepoort;-2616;2787;225;k2ie|Springs;-2625;2840;186;kf8h|Carletonville;-2636;2740;182;lqgp|Midrand;-2599;2813;173;np80|Westonaria;-2632;2765;157;k5jw|Nigel;-2643;2848;141;ksw6|Randfontein;-2618;2770;134;kn8e|Alberton;-2627;2812;122;lxox|Mabopane;-2550;2810;97;l0vt|Heidelberg;-2650;2836;64;lden|Edenvale;-2614;2815;49;lkvm
KwaZulu-Natal|Durban;-2986;3103;3120;ll8v|Pietermaritzburg;-2962;3039;751;kotx|Newcastle;-2776;2993;405;ktjx|Richards Bay;-2878;3204;253;kmkf|Vryheid;-2777;3079;150;k77q|Mpumalanga;-2981;3064;140;kuuv|Dundee;-2817;3023;84;llbc|KwaDukuza;-2933;3129;60;kf4u|Port Shepstone;-3074;3045;53;ko52|eSikhaleni;-2887;3190;49;ljhh|Mondlo;-2798;3072;45;kw26
Limpopo|Polokwane;-2390;2947;124;kotl|Phalaborwa;-2394;3114;109;kp08|Mokopane;-2419;2901;101;ko2j|Bela Bela;-2488;2828;90;k6tq|Louis Trichardt;-2304;2990;87;l1kz|Thohoyandou;-2295;3048;44;kcfc
Mpumalanga|Emalahleni;-2587;2923;262;k4qu|Middelburg;-2578;2946;155;kxd5|eMbalenhle;-2653;2907;142;ljym|Mbombela;-2547;3097;110;ktn2|Bethal;-2646;2947;102;luuo|Delmas;-2615;2868;92;lo47|Piet Retief;-2701;3081;84;kos9|Standerton;-2693;2924;74;kf57|Barberton;-2579;3105;68;lvvi|Balfour;-2666;2859;46;lw44|Volksrust;-2737;2988;43;k7nc|Ermelo;-2653;2998;41;ljk5
North West|Klerksdorp;-2685;2667;179;l7tt|Orkney;-2698;2667;146;kqic|Rustenburg;-2567;2724;124;kjr8|Potchefstroom;-2672;2710;124;ko3h|Brits;-2563;2778;122;lrnp|Stilfontein;-2684;2677;93;keps|Mmabatho;-2585;2563;77;kwng|Schweizer-Reneke;-2719;2533;70;kicr|Ga-Rankuwa;-2562;2799;69;lhsz|Lichtenburg;-2615;2616;66;l2er|Fochville;-2649;2749;62;lirx|Vryburg;-2696;2473;50;k78v|Wolmaransstad;-2720;2598;49;k449
Northern Cape|Kimberley;-2873;2476;142;l8lu|Upington;-2845;2126;71;k9w9
Western Cape|Cape Town;-3393;1842;3433;207np|Paarl;-3373;1898;190;202za|Worcester;-3365;1945;128;1zzup|Stellenbosch;-3393;1887;94;201dt|Knysna;-3404;2305;69;l6vu|Saldanha;-3301;1794;68;20232|Oudtshoorn;-3360;2220;62;kq82|Atlantis;-3357;1848;60;208kw|Mossel Bay;-3418;2215;59;kvbh|Kraaifontein;-3385;1872;58;204ij|Wellington;-3364;1901;56;2007q|Beaufort West;-3236;2258;45;lvj5|Ceres;-3337;1931;42;207mx
=ZM;Zambia
Copperbelt|Kitwe;-1280;2821;401;jj1o|Ndola;-1296;2864;395;jbhc
Lusaka Province|Lusaka;-1541;2829;1267;jhht
=ZW;Zimbabwe
Bulawayo|Bulawayo;-2015;2858;699;j6ct
Harare|Harare;-1783;3105;1543;j2yj|Chitungwiza;-1801;3108;340;npta`;
